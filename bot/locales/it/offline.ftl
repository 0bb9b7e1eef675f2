page = Questa pagina: in cima scegli chi sei; per giocare in più persone, aprila in più finestre. Ann gestisce il server: solo lei ha **/server**. Qui non ci sono messaggi privati né thread.
