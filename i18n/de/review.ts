/** The page on which a couple writes about a provider, behind a link of its own. */
export const review = {
  title: 'Ihre Bewertung',
  greeting: 'Hallo %{couple}',
  lead: 'Wie war es mit %{provider}? Es dauert eine Minute.',
  star: 'Ihre Gesamtnote',
  starService: 'Service am Tag selbst',
  starCommunication: 'Kommunikation',
  starValue: 'Preis und Leistung',
  optional: 'freiwillig',
  stars: '%{smart_count} Stern |||| %{smart_count} Sterne',
  text: 'Ihre Bewertung',
  textHelp: 'Was hat Ihnen gefallen, was hätte besser sein können? Mindestens 10 Zeichen.',
  photos: 'Fotos',
  photosHelp: 'Bis zu 5 Fotos: JPG, PNG oder WebP.',
  addPhotos: 'Fotos hinzufügen',
  removePhoto: 'Foto %{number} entfernen',
  photo: 'Foto %{number}',
  rules: 'Nach einer Prüfung erscheint Ihre Bewertung unter Ihren Namen, ob gut oder schlecht.',
  all: 'Alle veröffentlichten Bewertungen',
  submit: 'Bewertung senden',
  sending: 'Wird gesendet',
  sendingPhoto: 'Foto %{number} von %{count} wird gesendet',
  decline: 'Ich möchte keine Bewertung schreiben',
  language: 'Sprache',
  faults: {
    star: 'Bitte vergeben Sie eine Gesamtnote.',
    short: 'Bitte schreiben Sie mindestens 10 Zeichen.',
    offline: 'Keine Verbindung. Ihr Text bleibt erhalten; bitte versuchen Sie es erneut.',
    failed:
      'Das Senden ist fehlgeschlagen. Ihr Text bleibt erhalten; bitte versuchen Sie es gleich noch einmal.',
    photo:
      'Foto %{number} konnte nicht hinzugefügt werden. Wählen Sie JPG, PNG oder WebP, mindestens 800 Pixel breit und kleiner als 10 MB.',
  },
  thanks: {
    heading: 'Vielen Dank',
    text: 'Ihre Bewertung ist angekommen. Sie erscheint nach einer Prüfung.',
    photos: 'Ihre Bewertung ist angekommen, aber einige Fotos konnten nicht hinzugefügt werden.',
    retry: 'Fotos erneut senden',
  },
  answered: {
    heading: 'Ihre Bewertung liegt uns vor',
    text: 'Mit diesem Link wurde schon eine Bewertung geschrieben. Jeder Link gilt einmal.',
  },
  declined: {
    heading: 'Wir erinnern Sie nicht mehr',
    text: 'Danke für Ihre Nachricht. Alles Gute für Ihr gemeinsames Leben.',
  },
  expired: {
    heading: 'Dieser Link ist abgelaufen',
    text: 'Wenn Sie noch schreiben möchten, kann %{provider} Ihnen einen neuen Link senden.',
  },
  missing: {
    heading: 'Link nicht gefunden',
    text: 'Vielleicht wurde der Link nicht vollständig kopiert. Öffnen Sie ihn noch einmal aus unserer Nachricht.',
  },
  broken: { heading: 'Die Seite lässt sich nicht öffnen', retry: 'Erneut versuchen' },
} as const;
