"""Who plays when nobody does: bots, which only ever see imagined worlds."""
