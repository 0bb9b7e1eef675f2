### Lessons: a game in three minutes, click by click.

lesson-step = -# Step { $step } of { $of }
lesson-not-now = Not in this lesson.
lesson-why-not = One step at a time: the rest comes later. Next: **{ $button }**.
lesson-changed = This lesson has been rewritten since you began it. **/learn** starts it from the beginning.
lesson-begun-anew = This lesson has been rewritten since you began it, so it starts from the beginning.
lesson-private = Only you see it, and nothing here counts. If its message is gone, **/learn** brings it back.
lesson-none = There is no such lesson.
lessons-all = **Learn a game**: a lesson takes three minutes. You click, I explain; nothing can go wrong.

button-lesson-anew = From the beginning
button-lesson-play = Play a real game
button-lesson-next = Next lesson
button-learn = Learn a game in three minutes
button-learn-game = Learn { $game }
button-never-played = Learn it in 3 minutes
button-lesson-after = Lost? A lesson in three minutes
button-lesson = { $game } { $n }: { $title }
button-lesson-done = ✓ { button-lesson }

## Commands

describe-learn = Learn a game in three minutes, click by click
describe-learn-game = Which game; leave it out to see all lessons

## Where people leave lessons

describe-server-lessons = Where people in this server leave lessons, without names
server-lessons = How often lessons were begun and finished here, and where they were left:
server-lessons-none = Nobody has begun a lesson here yet.
server-lesson = **{ $lesson }**: begun { $begun } ×, finished { $done } ×.{ $left ->
    [none] { "" }
   *[other] { " " }Left at { $left }.
}
server-lesson-left = step { $step } ({ $n } ×)
