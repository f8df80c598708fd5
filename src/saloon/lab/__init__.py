"""Many games at once: rule coverage, simulation, speed."""
