"""What only Shadow Governors brings: Riders, Mounts, Heads, the Bank, the Hall, Event Cards."""
