"""The rule sentences of the source documents, each with the sentences of the generated sheet that state it.

``documents.json`` holds the map; the documents' own words are not repeated in it. ``python -m sentences`` (with ``tests`` on the
path) writes the page of the documentation that shows it.
"""
