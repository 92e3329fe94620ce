import type { Shape } from '../messages.ts';
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
    none: 'Keine Anfragen in diesem Zeitraum.',
  },
  checkout: {
    title: 'Zahlung',
    waiting: 'Ihre offenen Zahlungen',
    total: 'Summe',
    text: 'Ihre Kundenbetreuung schließt die Zahlung gemeinsam mit Ihnen ab; Kartendaten werden hier nicht abgefragt.',
    write: 'Kundenbetreuung schreiben',
    list: 'Alle Zahlungen',
  },
  wizard: {
    title: 'Firma registrieren',
    text: 'Sie sind über den zugesandten Link hier. Unsere Kundenbetreuung vervollständigt Ihre Angaben gemeinsam mit Ihnen und schickt Ihnen die Zugangsdaten per E-Mail.',
    signIn: 'Sie haben schon ein Konto? Anmelden',
  },
  signatures: {
    title: 'Signaturen',
    about: 'Der Text unter Ihren Nachrichten, für jede Ihrer Firmen.',
    text: 'Signatur',
    none: 'Sie sind mit keiner Firma verknüpft',
  },
};
