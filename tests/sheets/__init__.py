"""Rule sheets that a person has read sentence by sentence; ``python -m sheets`` writes them anew."""
