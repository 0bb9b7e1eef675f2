# Achievements of Volfyirion: what each is called, and how it is earned, within a sentence.

honour-volfyirion-unbroken = Not a Stone
honour-volfyirion-unbroken-about = beat your opponents without losing a City
honour-volfyirion-last-wall = The Last Wall
honour-volfyirion-last-wall-about = win with a single City standing
honour-volfyirion-double-siege = Two Before Supper
honour-volfyirion-double-siege-about = destroy two Cities in one turn
honour-volfyirion-landlord = Landlord of the Lair
honour-volfyirion-landlord-about = defeat Volfyirion while the Houses are at war
honour-volfyirion-by-the-book = By the Book
honour-volfyirion-by-the-book-about = subjugate Volfyirion with Knowledge
honour-volfyirion-four-hands = Four Hands
honour-volfyirion-four-hands-about = beat Volfyirion with the points of both Houses
honour-volfyirion-return-to-sender = Return to Sender
honour-volfyirion-return-to-sender-about = send the dragon, and later lose a City to it
honour-volfyirion-travelling-light = Travelling Light
honour-volfyirion-travelling-light-about = win with fewer cards than you began with, those on Cities aside
