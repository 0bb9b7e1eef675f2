column-lost = Perdues
