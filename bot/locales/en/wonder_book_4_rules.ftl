# Wonder Book, chapter IV: what the pages make you do. In every language, unlike the story.

