import type { Shape } from '../words.ts';
import type { areas as shape } from '../tr/areas.ts';

export const areas: Shape<typeof shape> = {
  statistics: {
    about: 'Anfragen der letzten sechs Monate, nach Firma.',
    table: 'Ihre Firmen',
    provider: 'Firma',
    enquiries: 'Anfragen',
    deals: 'Buchungen',
    rate: 'Buchungsquote',
    assisted: 'Begleitete Anfragen',
    missed: 'Über 24 Stunden',
    chart: {
      visits: 'Anfragen nach Monat',
      weddings: 'Buchungen nach Monat',
      rivals: 'Buchungsquote Ihrer Firmen',
      magnet: 'Begleitete Anfragen Ihrer Firmen',
    },
    month: 'Monat',
    most: 'Am höchsten: %{name}, %{value}.',
    none: 'In dieser Zeit keine Anfragen.',
  },
  checkout: {
    title: 'Zahlung',
    waiting: 'Offene Zahlungen',
    total: 'Summe',
    text: 'Ihre Kundenbetreuung schließt die Zahlung mit Ihnen ab; Kartendaten werden hier nicht abgefragt.',
    write: 'Kundenbetreuung schreiben',
    list: 'Alle Zahlungen',
  },
  wizard: {
    title: 'Firma anmelden',
    text: 'Sie sind über den zugesandten Link hier. Unsere Kundenbetreuung vervollständigt Ihre Angaben mit Ihnen und schickt Ihnen den Zugang per E-Mail.',
    signIn: 'Anmelden, wenn Sie ein Konto haben',
  },
  signatures: {
    title: 'Signaturen',
    about: 'Was unter Ihren Nachrichten steht, für jede Ihrer Firmen.',
    text: 'Signatur',
    none: 'Sie sind mit keiner Firma verknüpft',
  },
};
