/** Words of the merchant application. */
export const merchant = {
  title: 'Händlerantrag',
  about: 'Nach der Genehmigung nehmen Sie Anzahlungen und Zahlungen von Paaren per Karte an.',
  none: 'Noch kein Antrag.',
  facts: 'Angaben zum Antrag',
  status: {
    draft: 'Entwurf',
    pending: 'In Prüfung',
    approved: 'Genehmigt',
    rejected: 'Nicht genehmigt',
  },
  types: {
    individual: {
      name: 'Privatperson',
      text: 'Sie sind nicht steuerlich gemeldet und arbeiten im eigenen Namen.',
    },
    private_company: {
      name: 'Einzelunternehmen',
      text: 'Ihr Steuerbescheid lautet auf Sie selbst.',
    },
    corporate: { name: 'Gesellschaft', text: 'GmbH oder Aktiengesellschaft.' },
  },
  documents: {
    title: 'Unterlagen',
    identity: 'Ausweis',
    tax_plate: 'Steuerbescheinigung',
    trade_register: 'Handelsregisterauszug',
    signature_circular: 'Unterschriftenverzeichnis',
    help: 'PDF, JPG oder PNG; höchstens 10 MB.',
    sending: 'Wird hochgeladen …',
    remove: 'Entfernen',
  },
  keep: 'Entwurf speichern',
  kept: 'Entwurf gespeichert.',
  submit: 'Antrag einreichen',
  submitted: 'Ihr Antrag wurde eingereicht.',
  clock: {
    title: 'Antwort bis spätestens %{time}',
    text: 'Eingereicht am %{time}. Die 48 Stunden laufen an Werktagen; Wochenenden und Feiertage zählen nicht.',
  },
  rejected: {
    title: 'Ihr Antrag wurde nicht genehmigt',
    text: 'Sie können die Angaben berichtigen und erneut einreichen.',
  },
  agreement: {
    title: 'Händlervertrag',
    read: 'Bestimmungen des Vertrags',
    left: 'Noch %{smart_count} Tag. |||| Noch %{smart_count} Tage.',
    state: {
      offered:
        'Bis %{time} können Sie zustimmen oder widersprechen; ohne Entscheidung gilt er dann als genehmigt.',
      approved: 'Sie haben am %{time} zugestimmt.',
      automatic: 'Am %{time} von selbst genehmigt, weil binnen 14 Tagen niemand widersprochen hat.',
      objected:
        'Sie haben am %{time} widersprochen. Unser Team antwortet und bietet den Vertrag erneut an.',
    },
    objection: 'Ihr Widerspruch:',
    answer: 'Unsere Antwort:',
    approve: 'Vertrag zustimmen',
    object: 'Widersprechen',
    why: 'Wogegen widersprechen Sie?',
    send: 'Widerspruch senden',
    short: 'Schreiben Sie mindestens %{limit} Zeichen.',
    look: 'Nur Benutzer mit Zahlungsrecht können dem Vertrag selbst zustimmen.',
    clauses: {
      service:
        'Kartenzahlungen der Paare werden über den Zahlungsdienst in Ihrem Namen eingezogen.',
      fee: 'Von jeder Zahlung wird die im Antrag genannte Provision einbehalten; der Satz ändert sich nur mit 30 Tagen Frist.',
      payout: 'Der Rest geht am nächsten Werktag auf Ihre IBAN, ohne auf die Hochzeit zu warten.',
      refund:
        'Erstattungen werden von der nächsten Auszahlung abgezogen; bei Rückbelastungen werden der Bank Vertrag und Nachrichten vorgelegt.',
      data: 'Ihre Ausweisdaten und Unterlagen werden nur zur Prüfung des Antrags und für gesetzliche Pflichten aufbewahrt.',
      end: 'Sie können den Vertrag jederzeit mit einer Frist von 30 Tagen beenden.',
    },
  },
  desk: {
    due: 'Bis %{time}',
    reject: 'Antrag ablehnen',
    offer_again: 'Antworten und erneut anbieten',
    reason: { reject: 'Grund der Ablehnung', offer_again: 'Antwort' },
    reasonHelp: 'Der Kunde liest das in seinem Antrag.',
    done: {
      approve: 'Genehmigt; der Vertrag ist angeboten.',
      reject: 'Abgelehnt.',
      offer_again: 'Der Vertrag ist erneut angeboten.',
    },
  },
};
