"""`saloon train`: bots that learn a game by playing it against themselves (docs/train.md).

`practice` plays and writes down what was seen, on all cores and without PyTorch; `pupil` learns
from it (extra `train`); `course` does both in turn, and can be stopped at any moment.
"""
