### World Adventure: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

world-adventure-lesson-1-title = Ta première rune
world-adventure-lesson-1-1 = Les hauts faits rapportent des **Runes anciennes** ; le premier clan à { $goal } gagne. Une bonne vente en est un. Tu es en { nation-china } avec { $gold } pièces d’or et une caravane pour { $room } marchandises. **{ $button }**.
world-adventure-lesson-1-2 = Les dés disent ce que cette boutique vend aujourd’hui. Une marchandise te coûte { $price } d’or. Sur la carte, chaque ville montre son **besoin** : le { nation-japan } a besoin de { commodity-spice }. **{ $button }**.
world-adventure-lesson-1-3 = Une marchandise dont la ville a besoin se vend { $needed }, toute autre { $other }. Une vente de 16 avec une marchandise demandée est un haut fait. Deux charges de { commodity-spice } font { $pair }. Encore une fois **{ $button }**.
world-adventure-lesson-1-4 = { $pair } d’or déjà, et une autre marchandise ajoute { $other } : cela fait { $sum }, et ta caravane est pleine. **{ $button }**.
world-adventure-lesson-1-5 = Un tour a { $usual } pas et { $actions } action. Ta forte Exploration donne un pas de plus : { $moves }, juste assez pour la ville suivante. **{ $button }**.
world-adventure-lesson-1-6 = Commercer en ville ne coûte pas d’action. Tout ce que tu vends en une visite est une seule vente. **{ $button }**.
world-adventure-lesson-1-7 = { $gold } d’or, et ta première rune ! Elle augmente aussi un de tes trois attributs : **Exploration** voyage et trouve, **Charisme** commerce, **Commandement** mène les soldats. Pour des achats moins chers et plus d’étals : **{ $button }**.
world-adventure-lesson-1-8 = La première rune apporte aussi un **Pouvoir runique**, une carte qui t’aidera plus tard. **{ $button }**, et garde l’une d’elles.
world-adventure-lesson-1-9 = L’une sert en route, l’autre au combat. D’habitude, tu choisis ; pour cette leçon : **{ $button }**.
world-adventure-lesson-1-10 = Tu n’as plus besoin de rien ici ; dans { $pause } mois, cette boutique te rouvrira. **{ $button }**.
world-adventure-lesson-1-11 = Ton action est encore là. Un étal coûte { $stall } d’or et en rapporte { $income } par mois ; le deuxième, le troisième et le quatrième apportent chacun une rune. **{ $button }**.
world-adventure-lesson-1-12 = C’est tout pour ce mois. Aux autres de voyager ; plus tard viennent aussi Brigand, Gouvernement et monstres. **{ $button }**.
world-adventure-lesson-1-done = Un nouveau mois : ton étal a rapporté, et tu as { $runes } rune sur { $goal }. D’autres hauts faits : chasser des monstres, piller des marchands, les quêtes de la guilde, une meilleure caravane. La leçon suivante montre comment guetter et se battre.

world-adventure-lesson-2-title = Brigands et monstres
world-adventure-lesson-2-1 = Des runes viennent aussi par la force. Tu guettes au bord d’une route avec { $soldiers } soldats. Exploration { $explorer }, ce sont { $explorer } dés : un succès trouve quelqu’un, un deuxième donne une action de plus. **{ $button }**.
world-adventure-lesson-2-2 = Trouvés, avec un succès. Guetter était ton action, et deux succès en rendraient une : ta bombe fumigène relance les dés, une fois. **{ $button }**.
world-adventure-lesson-2-3 = Deux succès : { $actions } action de plus ! Les dés disent aussi qui passe. Piller des marchands est un crime : te voilà **recherché**, et le Gouvernement poursuit ceux qui le sont. **{ $button }**.
world-adventure-lesson-2-4 = Avis de recherche : { $wanted }. À chaque assaut, héros et soldats lancent un dé ; un petit chiffre touche. Les marchands, eux, ne cherchent qu’à fuir. **{ $button }**.
world-adventure-lesson-2-5 = Ils sont encore en vue, et à bout. Encore une fois : **{ $button }**.
world-adventure-lesson-2-6 = { $gold } d’or, une marchandise, et une rune : il y en a une par sorte de marchands. Elle augmente aussi un attribut. **{ $button }**, pour un dé de plus en guettant.
world-adventure-lesson-2-7 = La rune apporte aussi un Pouvoir runique. **{ $button }**.
world-adventure-lesson-2-8 = Celui-ci vaut de l’or. **{ $button }**.
world-adventure-lesson-2-9 = À présent, l’action que tu as gagnée. Des monstres vivent ici : tu en vois deux, et tu en combats un, ou aucun. **{ $button }**.
world-adventure-lesson-2-10 = Les monstres rendent les coups : les petits dés les blessent, les grands mettent tes soldats à terre. Si aucun ne tient debout, ton héros est en danger ; bats en retraite avant. Prends le plus faible : **{ $button }**.
world-adventure-lesson-2-11 = Lance, et espère de petits chiffres. **{ $button }**.
world-adventure-lesson-2-done = Battu, et sans une égratignure ! Ton premier Sbire vaut aussi une rune : { $runes } sur { $goal }. En ville, on paie pour soigner ses soldats, s’entraîner et s’équiper. En route, avec des amis ou des joueurs automatiques.
