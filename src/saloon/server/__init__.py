"""The web table: pages, pictures and live updates for people, a JSON API for programs."""
