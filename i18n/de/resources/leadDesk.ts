import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/leadDesk.ts';

export const words: Shape<typeof shape> = {
  next: {
    answer: 'Das Paar wartet auf Ihre Antwort.',
    confirm: 'Termin: %{when}. Hat das Paar zugesagt?',
  },
  masked: {
    title: 'Diese Anfrage liegt außerhalb Ihres Pakets',
    text: 'Name, Kontaktdaten und Nachrichten des Paares werden mit einem größeren Paket sichtbar.',
    upgrade: 'Paket erweitern',
  },
  spam: {
    pending: 'Sie haben diese Anfrage als Spam gemeldet; unser Team prüft sie.',
    confirmed: 'Ihre Meldung war berechtigt. Diese Anfrage zählt nicht in Ihren Zahlen.',
    refused: 'Ihre Meldung wurde geprüft: Die Anfrage scheint echt, Sie können antworten.',
    reported: '(%{when}, Grund: %{reason})',
  },
  contact: {
    label: 'Das Paar erreichen',
    later: 'Später fragen',
    notCopied:
      'Ihr Browser hat das Kopieren nicht erlaubt. Sie können die Nummer markieren und kopieren.',
    open: { call: 'Anrufergebnis eintragen', whatsapp: 'WhatsApp-Ergebnis eintragen' },
  },
  call: {
    calling: 'Wird angerufen',
    result: 'Wie ist der Anruf ausgegangen?',
    resultText:
      'Zuerst klingelt Ihr Telefon, dann das des Paares. Wählen Sie nach dem Gespräch das Ergebnis.',
    title: 'Geführte Anrufe',
    empty: 'Dieses Paar wurde noch nicht angerufen.',
    numbers: 'Nummern',
    numbersText:
      'Rufen Sie die Zentrale an und wählen Sie den Schnellkontakt-Code; Sie werden mit dem Paar verbunden.',
    noNumbers: 'Diese Anfrage hat weder eine Nummer der Zentrale noch einen Schnellkontakt-Code.',
  },
  callFailures: { busy: 'besetzt', unreachable: 'nicht erreicht', refused: 'nicht angenommen' },
  whatsapp: {
    hello: 'Guten Tag, ich schreibe Ihnen für %{provider} zu Ihrer Anfrage.',
    result: 'Was hat sich auf WhatsApp ergeben?',
    resultText:
      'WhatsApp wurde geöffnet. Haben Sie die Nachricht gesendet, tragen Sie es hier ein, damit es zählt.',
    outcomes: {
      written: 'Ich habe geschrieben',
      answered: 'Geschrieben, Antwort kam',
      absent: 'Nummer ist nicht auf WhatsApp',
      nothing: 'Nichts gesendet',
    },
    saved: 'WhatsApp-Kontakt gespeichert.',
  },
  couple: { open: 'Angaben des Paares' },
  offer: {
    items: 'Angefragte Modelle',
    title: 'Ihr Angebot',
    empty: 'Sie haben noch kein Angebot eingetragen.',
    appointment: 'Termin',
    noAppointment: 'Es ist kein Termin vereinbart.',
    result: 'Ergebnis',
  },
  notes: {
    title: 'Notizen',
    add: 'Notiz hinzufügen',
    change: 'Notiz bearbeiten',
    ask: 'Nur Ihr Team sieht die Notiz. Wählen Sie eine Zeit, um in den Aufgaben erinnert zu werden.',
    empty: 'Noch keine Notizen. Halten Sie Besprochenes fest, damit auch Ihr Team es weiß.',
    remindsAt: 'Erinnerung: %{when}',
    reminded: 'Erinnert: %{when}',
    finish: 'Erledigt',
  },
  comments: {
    title: 'Im Team',
    body: 'An Ihr Team schreiben',
    help: 'Das Paar sieht dies nicht.',
    send: 'Teilen',
  },
  timeline: {
    title: 'Was geschehen ist',
    filter: 'Was gezeigt wird',
    empty: 'Nichts dieser Art.',
    older: 'Ältere zeigen',
    kinds: {
      all: 'Alle',
      message: 'Nachrichten',
      note: 'Notizen',
      call: 'Anrufe',
      appointment: 'Termine',
      status: 'Status',
      other: 'Sonstiges',
    },
  },
  steps: {
    sent: '%{way} gesendet',
    received: '%{way} erhalten',
    comment: 'Nachricht im Team',
    system: 'System',
    status: '%{from} → %{to}',
  },
  contacts: {
    note_added: 'Notiz',
    call_again: 'Erinnerung',
    visit_log: 'Besuch',
    whatsapp_opened: 'WhatsApp',
    like: 'Dem Paar gefällt Ihre Seite',
  },
  events: {
    lead_received: 'Anfrage eingegangen',
    lead_added: 'Anfrage hinzugefügt',
    reopened: 'Wieder geöffnet',
    process_state_changed: 'Phase',
    offer_made: 'Angebot',
    reject_reason: 'Grund der Absage',
    call_started: 'Anruf gestartet',
    call_failed: 'Anruf nicht möglich',
    call_result: 'Anrufergebnis',
    appointment_set: 'Termin eingetragen',
    appointment_confirmed: 'Termin bestätigt',
    spam_reported: 'Als Spam gemeldet',
    couple_changed: 'Angaben des Paares geändert',
    details_changed: 'Wünsche geändert',
    assignee_changed: 'Zuständig',
    loan_link_sent: 'Kreditlink gesendet',
    product_lead_created: 'Kreditanfrage angelegt',
  },
  reply: {
    template: 'Vorlage',
    noTemplates: 'Für diese Seite gibt es keine Vorlage.',
    addCc: 'Kopie (CC) hinzufügen',
    cc: 'Kopie (CC)',
    ccHelp: 'Bis zu fünf Adressen. Das Paar sieht sie.',
    ccWrong: '%{address} sieht nicht wie eine E-Mail-Adresse aus.',
    signature: 'Meine Signatur',
    openFields: 'Vor dem Senden ausfüllen: %{names}',
  },
  merge: {
    couple: 'Paar',
    bride: 'Braut',
    groom: 'Bräutigam',
    weddingDate: 'Hochzeitsdatum',
    guests: 'Gäste',
    provider: 'Firma',
    offer: 'Angebot',
    price: 'Preis',
    appointment: 'Termin',
    me: 'Ihr Name',
  },
  loan: {
    link: 'Kreditlink',
    linkText:
      'Das Paar erhält den Link zu einer Seite über Hochzeitskredite. Er wird einmal gesendet.',
    sent: 'Gesendet',
    sentText: 'Das Paar hat den Link. Er kann nicht noch einmal gesendet werden.',
    cannotSend:
      'In diesem Status oder wegen der Kontaktwünsche des Paares kann er nicht gesendet werden.',
    lead: 'Kreditanfrage',
    leadText: 'Möchte das Paar einen Kredit, leiten Sie die Anfrage weiter; unser Partner ruft an.',
    create: 'Kreditanfrage anlegen',
    createText:
      'Die Angaben des Paares gehen an unseren Kreditpartner. Vergewissern Sie sich, dass das Paar zustimmt.',
    created: 'Angelegt',
  },
  tours: {
    done: 'Fertig',
    communication: {
      name: 'Rundgang: schneller Kontakt',
      contact: {
        title: 'Mit einem Tippen anrufen',
        text: 'Nach „Anrufen“ klingelt zuerst Ihr Telefon, dann das des Paares. Danach fragen wir nach dem Ergebnis.',
      },
      code: {
        title: 'Schnellkontakt-Code',
        text: 'Rufen Sie die Zentrale vom eigenen Telefon an und wählen Sie diesen Code. Ein Tippen kopiert ihn.',
      },
      reply: {
        title: 'Schriftlich antworten',
        text: 'Wählen Sie E-Mail oder SMS. Vorlagen werden ausgefüllt, nichts geht mit Lücken hinaus. Ihr Text bleibt als Entwurf.',
      },
      pages: {
        title: 'Der Rest steht in den Reitern',
        text: 'Angebot, Notizen und Anrufe haben je einen Reiter; der Verlauf zeigt alles auf einer Zeitlinie.',
      },
    },
    loan: {
      name: 'Wie funktioniert der Hochzeitskredit?',
      loanLink: {
        title: 'Zuerst der Link',
        text: 'Er geht per E-Mail an das Paar, ohne Adresse per SMS. Wann er gesendet wurde, steht hier.',
      },
      loanLead: {
        title: 'Auf Wunsch eine Anfrage',
        text: 'Legen Sie eine Kreditanfrage an, wenn das Paar angerufen werden möchte. Eine je Paar genügt.',
      },
    },
  },
};
