### Les mots communs à tous les jeux, en français.

yes = oui
no = non
you = vous
