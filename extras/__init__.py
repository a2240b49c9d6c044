"""What joins the engine to other programs, each of which needs what the games do not."""
