/** Words of the page of the package: subscription, past packages, what they brought, prices. */
export const subscription = {
  title: 'Mein Paket',
  about: 'Ihr Paket, Ihr Abonnement und was sie bringen',
  none: 'Sie haben kein Abonnement',
  noneText:
    'Im Abonnement wird die Zahlung des nächsten Zeitraums eine Woche vorher bereitgestellt; Ihre Karte wird nie von selbst belastet.',
  next: 'Der nächste Zeitraum beginnt am %{date}: %{amount}.',
  asksNothing: {
    paused: 'Pausiert; es wird keine Zahlung verlangt.',
    ended: 'Das Abonnement ist beendet; es wird keine Zahlung verlangt.',
  },
  paid: { none: 'Noch ist kein Zeitraum bezahlt.', until: 'Bezahlt bis %{date}.' },
  status: { active: 'Aktiv', paused: 'Pausiert', ended: 'Beendet' },
  price: '%{amount} · %{smart_count} Monat |||| %{amount} · %{smart_count} Monate',
  compare: 'Pakete vergleichen',
  startOne: '%{name} abonnieren',
  action: { start: 'Abonnieren', pause: 'Pausieren', resume: 'Fortsetzen', end: 'Beenden' },
  done: {
    start: 'Ihr Abonnement von %{name} hat begonnen.',
    pause: 'Das Abonnement ist pausiert.',
    resume: 'Ihr Abonnement läuft weiter.',
    end: 'Das Abonnement ist beendet.',
  },
  ask: {
    start: {
      title: '%{name} abonnieren?',
      now: 'Der erste Zeitraum beginnt heute; die Zahlung von %{amount} wird sofort bereitgestellt.',
      after:
        'Ihr bezahltes Paket endet am %{date}; der erste Zeitraum beginnt am Tag danach. Die Zahlung von %{amount} wird eine Woche vorher bereitgestellt.',
    },
    pause: {
      title: 'Abonnement pausieren?',
      text: 'Es wird keine Zahlung verlangt; der bezahlte Zeitraum läuft bis zu seinem letzten Tag. Sie können jederzeit fortsetzen.',
    },
    end: {
      title: 'Abonnement beenden?',
      text: 'Der bezahlte Zeitraum läuft bis zu seinem letzten Tag. Ein unbezahlter nächster Zeitraum wird gelöscht.',
    },
  },
  packages: {
    title: 'Pakete',
    none: 'Es gibt keine Pakete.',
    current: 'Laufend',
    past: 'Abgelaufen',
  },
  returns: {
    title: 'Was Sie bezahlt haben und was es gebracht hat',
    sentence:
      'In den letzten 12 Monaten haben Sie %{paid} bezahlt; %{leads} Anfragen kamen, %{deals} wurden Abschlüsse im Wert von %{income}.',
    noDeals:
      'In den letzten 12 Monaten haben Sie %{paid} bezahlt; %{leads} Anfragen kamen. Noch ist keine ein Abschluss.',
    chart: 'Anfragen und Abschlüsse nach Monat',
    explained: 'Abschlüsse zählen in dem Monat, in dem die Anfrage kam.',
    month: 'Monat',
    figure: {
      paid: 'Bezahlt',
      leads: 'Anfragen',
      deals: 'Abschlüsse',
      income: 'Wert der Abschlüsse',
      costPerLead: 'Je Anfrage',
      costPerDeal: 'Je Abschluss',
    },
  },
  prices: {
    title: 'Preise der Pakete',
    sentence: '%{name}: %{amount}. Die Preise werden am %{date} neu festgelegt.',
    changed:
      '%{name}: %{amount}. Der Index änderte ihn zuletzt um %{percent} Prozent; die Preise werden am %{date} neu festgelegt.',
    chart: '%{name}: Preisverlauf',
    from: 'Ab',
    price: 'Preis',
  },
};
