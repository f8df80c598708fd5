"""What the town holds: stores, tabs, selling, arrests and the Jail."""
