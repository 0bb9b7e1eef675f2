column-lost = Lost
