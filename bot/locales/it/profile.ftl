# /profile, e come un risultato dice che cosa qualcuno ha conquistato al tavolo.

describe-profile = Come se la cava qualcuno qui, e le sue imprese
describe-profile-user = Di chi; il tuo se non nomini nessuno

honour-earned = **{ $name }** conquista “{ $honour }”: { $about }.

profile-direct = Messaggi privati
profile-nobody = { $name } non ha ancora finito qui una partita che conti, né compiuto imprese.
profile-nobody-you = Non hai ancora finito qui una partita che conti, né compiuto imprese. **/play** ne apre uno.
profile-unknown = Non conosco questa persona: non ha mai giocato con me, o mi ha chiesto di dimenticarla.
profile-bot = I bot non hanno un profilo, e nemmeno i miei giocatori automatici: giocano per amore del gioco.
profile-others = Nei messaggi privati mostro solo il tuo profilo. Chiedi quelli degli altri in un server dove giocate insieme.

profile-rating = Punteggio { $points }, { $place }º su { $count }
profile-mode = { $mode }: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
} su { $games }
profile-chapters = { $won ->
    [one] { $won } capitolo vinto
   *[other] { $won } capitoli vinti
}, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
}
profile-total = { $score }: { $value } in tutto
profile-best = { $score }: record { $value }
profile-honours = Imprese: { $count } su { $all }
profile-earned = Compiute: { $names }
profile-hidden = { $count ->
    [one] { $count } impresa nascosta
   *[other] { $count } imprese nascoste
}
profile-hidden-about = si scopre quando qualcuno la compie
