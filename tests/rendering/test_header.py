from rendering.header import together


def test_a_count_in_brackets_stays_with_its_name() -> None:
    line = together("So far: Ann (5) and Cleo (1).")

    assert line.split(" ") == ["So", "far:", "Ann\xa0(5)", "and", "Cleo\xa0(1)."]
    assert together("Sparks (4 elsewhere)") == "Sparks (4 elsewhere)"
