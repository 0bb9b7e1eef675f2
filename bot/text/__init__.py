"""Words: message ids become sentences, the catalogue a reference."""
