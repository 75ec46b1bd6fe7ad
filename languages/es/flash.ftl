flash-report-filed = Tu comunicación está guardada. La organización la puede leer ya, salvo las personas de las que trata.
flash-report-seen = Quien la escribió puede ver ahora que la has leído.
flash-report-answered = Quien escribió la comunicación puede leer ahora tu respuesta.

flash-account-password = La contraseña nueva vale, y la sesión está cerrada en todos los demás dispositivos.
flash-account-email = Tu correo está guardado. Los enlaces que se enviaron antes ya no valen.

flash-second-factor-on = Los códigos están activados. Los códigos de recuperación de tu segundo factor se mostraron una vez.
flash-second-factor-off = Tu segundo factor está desactivado. Para iniciar sesión basta tu contraseña.
flash-second-factor-codes-off = Los códigos están desactivados. Tus llaves de acceso siguen valiendo.
flash-second-factor-passkey = La llave de acceso está añadida. A partir de ahora puedes iniciar sesión con ella.
flash-second-factor-passkey-removed = La llave de acceso está quitada. Quizá el dispositivo la siga ofreciendo; aquí no abre nada.
flash-second-factor-codes = Se crearon códigos de recuperación nuevos, y se mostraron una vez. Los de antes ya no valen.

flash-sign-in-reset = La contraseña nueva vale, y la sesión está cerrada en todos los dispositivos. Inicia sesión con ella.

flash-final-day-answered = La respuesta está anotada.
