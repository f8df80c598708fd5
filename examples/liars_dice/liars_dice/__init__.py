"""Liar's dice for Saloon."""
