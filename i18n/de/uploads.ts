/** Words of files that are uploaded to a list. */
export const uploads = {
  title: 'Uploads',
  progress: 'Gesamtfortschritt',
  drop: 'Zum Hochladen ablegen',
  camera: 'Foto aufnehmen',
  whereTo: 'Vor dem Hochladen auswählen',
  start: 'Hochladen starten',
  running: 'Wird hochgeladen: %{done} von %{all}',
  paused: 'Angehalten: %{done} von %{all}',
  offline: 'Warten auf die Verbindung: %{done} von %{all}',
  done: '%{count} Datei hochgeladen. |||| %{count} Dateien hochgeladen.',
  wrong:
    '%{count} Datei konnte nicht hochgeladen werden. |||| %{count} Dateien konnten nicht hochgeladen werden.',
  unstored:
    'Dieser Browser kann die Dateien nicht behalten. Lassen Sie die Seite geöffnet, bis alles hochgeladen ist.',
  interrupted:
    '%{count} Datei ist noch nicht hochgeladen. |||| %{count} Dateien sind noch nicht hochgeladen.',
  open: 'Zu den Uploads',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  tryNow: 'Jetzt versuchen',
  retryAll: 'Alle erneut versuchen',
  signOut: {
    title: 'Es wird noch hochgeladen',
    text: '%{count} Datei ist noch nicht hochgeladen. Nach dem Abmelden müssen Sie sie erneut auswählen. |||| %{count} Dateien sind noch nicht hochgeladen. Nach dem Abmelden müssen Sie sie erneut auswählen.',
  },
  state: {
    checking: 'wird geprüft',
    waiting: 'wartet',
    sending: 'wird hochgeladen',
    done: 'hochgeladen',
  },
};
