"""Words: message ids become sentences, and the catalogue a reference."""
