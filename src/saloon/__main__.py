"""`python -m saloon` is the command `saloon`."""

from saloon.terminal.main import main

if __name__ == "__main__":
    main()
