"""Ratland's rules, one test or more for each rule id."""
