"""Twelve people click at random for days, on a Discord that stumbles; afterwards all is in order.

    python -m tests.soak --clicks 5000 --seed 1

tells what happened, and everything that is not as it should be. `test_soak.py` is a short run.
"""
