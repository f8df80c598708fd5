"""Fights: how they begin, their cards and steps, and what they leave behind."""
