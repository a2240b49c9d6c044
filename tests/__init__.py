"""The proof: what every game promises, what each rulebook says, and whole games kept as text."""
