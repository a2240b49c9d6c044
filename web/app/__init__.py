"""The app: one model, one update, no browser."""
