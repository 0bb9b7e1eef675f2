welcome-offline = Type **/play** below to open a table. At the top of the page you choose who you are; to play as several people, open this page in several windows.
