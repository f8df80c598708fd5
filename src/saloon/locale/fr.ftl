yes = oui
no = non
