# /profile, and how a result tells what somebody earned at the table.

describe-profile = How somebody fares here, and what they have achieved
describe-profile-user = Whose profile; yours if you name nobody

honour-earned = **{ $name }** has earned “{ $honour }”: { $about }.

profile-direct = Direct messages
profile-nobody = { $name } has not finished a table that counts here, and has earned no achievement yet.
profile-nobody-you = You have not finished a table that counts here, and have earned no achievement yet. **/play** opens one.
profile-unknown = I do not know this person: they have never played with me, or have asked me to forget them.
profile-bot = Bots have no profile, my own players included: they play for the love of it.
profile-others = In direct messages I show your own profile only. Ask for others in a server where you play together.

profile-rating = Rating { $points }, place { $place } of { $count }
profile-mode = { $mode }: { $won } of { $games } won
profile-chapters = { $won ->
    [one] { $won } chapter won
   *[other] { $won } chapters won
}, { $lost } lost
profile-total = { $score }: { $value } in all
profile-best = { $score }: { $value } at best
profile-honours = Achievements: { $count } of { $all }
profile-earned = Earned: { $names }
profile-hidden = { $count ->
    [one] { $count } hidden one
   *[other] { $count } hidden ones
}
profile-hidden-about = told when somebody earns it
