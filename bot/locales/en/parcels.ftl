# Campaigns as signed files, between bots that share no database.

describe-campaign-save = Save a campaign that you play alone as a file
describe-campaign-load = Go on with a campaign from a file that you saved
describe-which-alone = Which campaign
describe-campaign-file = The file that /campaign save gave you

no-campaign-alone = You have no campaign of your own. A campaign that friends share stays with them; win a chapter on your own, then save it here.
parcel-saved = Saved as it is now; it stays here, too. Only you can load this file, with /campaign load, wherever this bot plays. { $campaign }
parcel-unreadable = This is not a campaign’s file. Take the one that /campaign save gave you, as it is.
parcel-forged = This file is not as it was saved, or another bot saved it. Nothing was loaded.
parcel-not-yours = Somebody else saved this file, and only they can load it.
parcel-of-another-time = This file is from another time: its game has changed so much that it can no longer be read.
parcel-here = This campaign is here already, just as far. Go on with /campaign continue.
