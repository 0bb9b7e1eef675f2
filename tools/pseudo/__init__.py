"""A pseudo-locale: the English texts, accented and longer, as a language to come might be.

`python -m tools.pseudo` sends it through the screens and pictures and tells what does not fit.
"""
