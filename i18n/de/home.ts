import type { Shape } from '../words.ts';
import type { home as shape } from '../tr/home.ts';

export const home: Shape<typeof shape> = {
  name: 'Startseite',
  greeting: {
    morning: 'Guten Morgen, %{name}',
    day: 'Guten Tag, %{name}',
    evening: 'Guten Abend, %{name}',
  },
  all: 'Alle',
  reply: 'Antworten',
  replyNamed: '%{name} antworten',
  guests: '%{count} Gast |||| %{count} Gäste',
  nothing: 'Heute wartet nichts auf Sie',
  nothingText: 'Sobald etwas Neues geschieht, sehen Sie es hier.',
  waiting: {
    title: 'Warten auf Antwort',
    late: '%{smart_count} verspätet |||| %{smart_count} verspätet',
    none: 'Kein Paar wartet auf eine Antwort.',
  },
  messages: {
    title: 'Ungelesene Nachrichten',
    unread: '%{smart_count} neue Nachricht |||| %{smart_count} neue Nachrichten',
  },
  todo: {
    title: 'Heute zu tun',
    none: 'Für heute haben Sie keine Erinnerungen.',
  },
  appointments: {
    title: 'Termine dieser Woche',
  },
  prices: {
    title: 'Preise zum Aktualisieren',
    expired: 'endete am %{day}',
    expires: 'endet am %{day}',
    update: 'Aktualisieren',
    updateNamed: 'Preise von %{name} aktualisieren',
  },
  pages: {
    title: 'Punktzahl Ihrer Seite |||| Punktzahl Ihrer Seiten',
    score: '%{score} / 100',
    unmeasured: 'Noch nicht messbar',
    how: 'Wie entstehen die Punkte?',
    weight: '%{smart_count} Punkt |||| %{smart_count} Punkte',
    noData: 'keine Daten',
    formula: 'Was noch nicht messbar ist, zählt nicht mit; der Rest wird auf 100 gerechnet.',
    parts: {
      response: 'Antwort in 24 Stunden',
      completeness: 'Angaben auf der Seite',
      reviews: 'Bewertungen',
      prices: 'Aktuelle Preise',
      deals: 'Anfragen mit Ergebnis',
    },
    next: {
      response: 'Antworten Sie auf wartende Anfragen, bevor ihre 24 Stunden um sind',
      completeness:
        'Füllen Sie %{smart_count} fehlendes Formular aus |||| Füllen Sie %{smart_count} fehlende Formulare aus',
      reviews: 'Bitten Sie Ihre Paare um eine Bewertung',
      prices: 'Aktualisieren Sie abgelaufene Preise',
      deals: 'Tragen Sie ein, wie ältere Anfragen ausgingen',
    },
  },
};
