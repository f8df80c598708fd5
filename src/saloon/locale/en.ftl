### Words that all games share, in English.

yes = yes
no = no
you = you
