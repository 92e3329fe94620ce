import type { support as tr } from '../tr/support.ts';
import type { Shape } from '../messages.ts';

export const support: Shape<typeof tr> = {
  bar: {
    label: 'Arbeiten im Namen eines Kunden',
    whom: 'Sie arbeiten im Namen von',
    by: 'Support:',
    until: 'bis %{time}',
    minutes: 'noch %{smart_count} Min. |||| noch %{smart_count} Min.',
    seconds: 'noch %{smart_count} Sek. |||| noch %{smart_count} Sek.',
    soon: 'Ihre Zeit im Namen des Kunden endet in %{smart_count} Minute. |||| Ihre Zeit im Namen des Kunden endet in %{smart_count} Minuten.',
    end: 'Sitzung beenden',
    failed:
      'Die Rückkehr zum Support-Desk ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  ended: {
    title: 'Ihre Zeit ist abgelaufen',
    text: 'Ihre Zeit im Namen von %{name} ist abgelaufen. Gespeichertes bleibt, nicht Gespeichertes ist verloren. Starten Sie am Support-Desk neu, um weiterzuarbeiten.',
    back: 'Zurück zum Support-Desk',
  },
  reason: {
    short: 'Schreiben Sie mindestens %{limit} Zeichen.',
    suggestions: 'Häufige Gründe',
  },
  payments: { title: 'Zahlungen' },
  signups: { title: 'Registrierungen' },
  desk: {
    title: 'Support-Desk',
    about:
      'Finden Sie die Person, die Hilfe braucht, und arbeiten Sie mit Begründung in ihrem Namen.',
    search: 'Benutzer suchen',
    placeholder: 'Name, E-Mail, Telefon, Konto oder Firma',
    results: 'Gefundene Benutzer',
    found: '%{smart_count} Benutzer gefunden |||| %{smart_count} Benutzer gefunden',
    foundMore:
      'Der erste Benutzer wird angezeigt; grenzen Sie die Suche ein. |||| Die ersten %{smart_count} Benutzer werden angezeigt; grenzen Sie die Suche ein.',
    none: {
      title: 'Kein Benutzer gefunden',
      text: 'Jedes eingegebene Wort muss im Namen, in den Kontaktdaten, im Konto oder in den Firmen vorkommen.',
    },
    neverSeen: 'Noch nie angemeldet',
    seen: 'Zuletzt gesehen: %{when}',
    noPages: 'Mit keiner Firma verknüpft',
    morePages: 'und %{smart_count} weitere Firma |||| und %{smart_count} weitere Firmen',
    act: 'Im Namen arbeiten',
    actAs: 'Im Namen von %{name} arbeiten',
    closed: {
      agent: 'Arbeitet am Support-Desk',
      left: 'Hat das Konto verlassen',
      invited: 'Hat die Einladung noch nicht angenommen',
    },
  },
  act: {
    title: 'Im Namen von %{name} arbeiten',
    reason: 'Grund',
    help: 'Der Kunde liest das im Protokoll der Support-Zugriffe.',
    submit: 'Starten',
    facts: {
      account: 'Konto',
      username: 'Benutzername',
      email: 'E-Mail',
      phone: 'Telefon',
      pages: 'Firmen',
    },
    rules: {
      time: 'Die Sitzung endet nach 30 Minuten automatisch.',
      log: 'Alles, was Sie tun, wird unter beiden Namen protokolliert, und der Kunde sieht es.',
      blocked:
        'Passwort, Zwei-Faktor-Anmeldung, soziale Konten, Karten und das Löschen von Benutzern sind gesperrt.',
    },
  },
  recent: {
    title: 'Ihre letzten Sitzungen',
    running: 'Läuft',
    more: 'Mehr anzeigen',
    none: {
      title: 'Sie haben noch in niemandes Namen gearbeitet',
      text: 'Suchen Sie oben einen Benutzer. Hier stehen dann alle, in deren Namen Sie gearbeitet haben.',
    },
  },
  approvals: {
    title: 'Freigaben',
    about:
      'Einträge von Kunden, die vor der Veröffentlichung auf eine Entscheidung warten, die ältesten zuerst.',
    areasLabel: 'Freigabebereiche',
    areas: {
      updates: 'Seiten',
      media: 'Medien',
      campaigns: 'Aktionen',
      models: 'Modelle',
      testimonials: 'Bewertungen',
      replies: 'Antworten',
      disputes: 'Einsprüche',
      merchants: 'Händleranträge',
    },
    subjects: {
      information: 'Allgemeine Angaben',
      about_text: 'Beschreibung',
      contacts: 'Kontaktdaten',
      media: 'Medien',
      items: 'Modelle',
      discounts: 'Aktionen',
    },
    before: 'Online',
    after: 'Neu',
    empty: 'Leer',
    photo: 'Foto %{number}: %{name}',
    documents: 'Dokumente',
    approve: 'Freigeben',
    approveOne: 'Freigeben: %{name}',
    approved: 'Freigegeben.',
    reject: 'Ablehnen',
    rejectOne: 'Ablehnen: %{name}',
    rejected: 'Abgelehnt.',
    reason: 'Grund der Ablehnung',
    reasonHelp: 'Der Kunde liest das in seinem Eintrag.',
    none: {
      title: 'Nichts wartet auf eine Entscheidung',
      text: 'Über alle Einträge dieses Bereichs ist entschieden.',
    },
  },
};
