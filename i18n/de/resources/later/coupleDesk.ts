/** Words for asking a couple for a testimonial. */
export const messages = {
  title: 'Um eine Bewertung bitten',
  answered: 'Dieses Paar hat seine Bewertung geschrieben.',
  openReview: 'Bewertung öffnen',
  none: 'Geben Sie dem Paar einen eigenen Link; auf dem Telefon dauert es eine Minute.',
  ahead: 'Die Hochzeit ist am %{day}. Fragen Sie danach: Dann kann das Paar schreiben, wie es war.',
  asked: 'Gefragt am %{asked}. Der Link gilt bis %{until}.',
  opened: 'Das Paar hat den Link geöffnet und noch nicht geschrieben. Der Link gilt bis %{until}.',
  declined: 'Das Paar möchte nicht schreiben und kann nicht noch einmal gefragt werden.',
  expired: 'Der Link ist abgelaufen. Sie können erneut fragen.',
  nextReminder: 'Nächste Erinnerung: %{day}.',
  channels: {
    qr: 'QR-Code zeigen',
    link: 'Link erstellen',
    email: 'E-Mail senden',
    sms: 'SMS senden',
  },
  reminders: 'Nach E-Mail oder SMS zweimal erinnern, bis das Paar schreibt',
  ready:
    'Der Link für %{couple} ist bereit. Lassen Sie ihn scannen oder senden Sie ihn; er gilt einmal.',
  sent: 'Die Bitte an %{couple} wurde gesendet.',
  code: 'QR-Code für %{couple}',
  copy: 'Link kopieren',
  lead: {
    open: 'Um Bewertung bitten',
    explain:
      'Bewertungen können Sie nur von Paaren erbitten, die bei Ihnen gebucht haben. Erfassen Sie zuerst die Buchung.',
    record: 'Buchung erfassen',
    close: 'Schließen',
    failed: 'Das Paar konnte nicht erfasst werden.',
  },
};
