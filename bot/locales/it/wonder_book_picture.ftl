### Le parole che stanno solo sulle immagini di Wonder Book.

picture-wonder-book = Wonder Book
picture-chapter = Capitolo { $chapter }
picture-round = Round { $n }
picture-destiny = Destino
picture-supply = Wyrm in riserva
picture-turn = Tocca a { $hero }

picture-kind-story = Racconto
picture-kind-goal = Obiettivo
picture-kind-rule = Regola speciale
picture-kind-interaction = Interazione
picture-kind-item = Oggetto
picture-kind-shred = Brandello
picture-kind-wyrm = Wyrm
picture-kind-hero = Eroe
picture-kind-upgrade = Progresso
picture-kind-ending = Fine del capitolo
