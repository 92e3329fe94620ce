import type { Shape } from '../messages.ts';
import type { places as turkish } from '../tr/places.ts';

export const places: Shape<typeof turkish> = {
  templates: 'Vorlagen',
  statistics: {
    name: 'Statistik',
    visits: 'Besuche',
    deals: 'Abschlüsse',
    weddings: 'Hochzeiten',
    rivals: 'Wettbewerbsanalyse',
    magnet: 'Magnet',
    scores: 'Qualität und Risiko',
  },
  support: {
    name: 'Support',
    chat: 'Live-Chat',
    remote: 'Fernwartung',
    tutorial: 'Einführung ins Panel',
    whatsApp: 'WhatsApp',
  },
  stores: {
    android: 'Jetzt bei Google Play',
    ios: 'Laden im App Store',
    from: 'Das Panel für unterwegs:',
  },
  upgrade: {
    title: 'Paket erweitern',
    text: 'Sehen Sie alle Paare und rücken Sie Ihre Seite nach vorn.',
    open: 'Paket ansehen',
  },
  payment: {
    debt: 'Sie haben offene Schulden. Ihre Dienste laufen weiter.',
    notice: 'Ihre erste Zahlung steht aus.',
    open: 'Zur Zahlung',
    close: 'Heute ausblenden',
  },
  provider: {
    choose: 'Firma wechseln: %{name}',
    facts: 'Angaben zur Firma',
    sections: 'Bereiche der Firma',
    info: 'Angaben',
    all: 'Alle Firmen',
    none: {
      title: 'Sie sind noch keiner Firma zugeordnet',
      text: 'Hier erscheint, was zu Ihren Firmen gehört. Bitten Sie die Verwaltung Ihres Kontos, Sie einer Firma zuzuordnen.',
    },
  },
};
