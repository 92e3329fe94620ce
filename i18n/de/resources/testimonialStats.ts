import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/testimonialStats.ts';

/** Figures and plots above the list of testimonials. */
export const messages: Shape<typeof shape> = {
  line: { mean: 'Ø Sterne', count: 'Veröffentlicht' },
  label: 'Sterne im Überblick',
  mean: 'Durchschnitt der Sterne',
  none: 'Noch keine veröffentlichten Bewertungen',
  noneText: 'Sobald Bewertungen freigegeben sind, stehen ihre Sterne hier im Überblick.',
  stars: {
    title: 'Verteilung',
    says: '%{five} von %{count} veröffentlichten Bewertungen haben fünf Sterne.',
    star: 'Sterne',
    count: 'Bewertungen',
  },
  questions: {
    title: 'Nach Fragen',
    says: 'Am besten bewertet: %{best}.',
    none: 'Diese Fragen hat noch kein Paar bewertet.',
    question: 'Frage',
    service: 'Service',
    communication: 'Kommunikation',
    value: 'Preis-Leistung',
  },
  months: {
    title: 'Nach Monaten',
    says: '%{smart_count} Bewertung in den letzten zwölf Monaten; Durchschnitt im %{month}: %{mean}. |||| %{smart_count} Bewertungen in den letzten zwölf Monaten; Durchschnitt im %{month}: %{mean}.',
    month: 'Monat',
  },
};
