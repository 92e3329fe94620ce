import type { Shape } from '../messages.ts';
import type { home as shape } from '../tr/home.ts';

export const home: Shape<typeof shape> = {
  name: 'Startseite',
  greeting: {
    morning: 'Guten Morgen, %{name}',
    day: 'Guten Tag, %{name}',
    evening: 'Guten Abend, %{name}',
  },
  all: 'Alle',
  more: 'und %{count} weiterer |||| und %{count} weitere',
  reply: 'Antworten',
  replyNamed: '%{name} antworten',
  guests: '%{count} Gast |||| %{count} Gäste',
  nothing: 'Heute wartet nichts auf Sie',
  nothingText: 'Sobald etwas Neues geschieht, sehen Sie es hier.',
  waiting: {
    title: 'Warten auf Antwort',
    late: '%{smart_count} überfällig |||| %{smart_count} überfällig',
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
    title: 'Zu aktualisierende Preise',
    expired: 'abgelaufen am %{day}',
    expires: 'läuft ab am %{day}',
    update: 'Aktualisieren',
    updateNamed: 'Preise von %{name} aktualisieren',
  },
  pages: {
    title: 'Punktzahl Ihrer Seite |||| Punktzahl Ihrer Seiten',
    score: '%{score} / 100',
    unmeasured: 'Noch nicht messbar',
    how: 'Wie wird die Punktzahl berechnet?',
    weight: '%{smart_count} Punkt |||| %{smart_count} Punkte',
    noData: 'keine Daten',
    formula:
      'Was sich noch nicht messen lässt, zählt nicht mit; der Rest wird auf 100 hochgerechnet.',
    parts: {
      response: 'Antwort in 24 Stunden',
      completeness: 'Angaben auf der Seite',
      reviews: 'Bewertungen',
      prices: 'Aktuelle Preise',
      deals: 'Anfragen mit Ergebnis',
    },
    next: {
      response: 'Beantworten Sie wartende Anfragen, bevor die 24 Stunden um sind',
      completeness:
        'Füllen Sie %{smart_count} fehlendes Formular aus |||| Füllen Sie %{smart_count} fehlende Formulare aus',
      reviews: 'Bitten Sie Ihre Paare um eine Bewertung',
      prices: 'Aktualisieren Sie abgelaufene Preise',
      deals: 'Tragen Sie ein, wie ältere Anfragen ausgingen',
    },
  },
};
