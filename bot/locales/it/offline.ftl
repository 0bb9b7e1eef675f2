welcome-offline = Scrivi **/play** qui sotto per aprire un tavolo. In cima alla pagina scegli chi sei; per giocare in più persone, apri questa pagina in più finestre.
