column-lost = Perse
