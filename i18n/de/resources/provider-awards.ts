import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-awards.ts';

export const messages: Shape<typeof shape> = {
  name: 'Auszeichnung |||| Auszeichnungen',
  about: 'Die Auszeichnungen Ihrer Firmen.',
  empty: {
    title: 'Noch keine Auszeichnungen',
    text: 'Wer Anfragen schnell beantwortet und Bewertungen sammelt, erhält Auszeichnungen.',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    name: 'Auszeichnung',
    image: 'Bild',
    rank: 'Stufe',
    description: 'Wofür verliehen',
    awardedOn: 'Verliehen am',
    createdAt: 'Hinzugefügt',
    filters: {
      q: 'Auszeichnungen suchen',
      providerId: 'Firma',
      rank: 'Stufe',
    },
  },
  values: {
    rank: {
      bronze: 'Bronze',
      silver: 'Silber',
      gold: 'Gold',
    },
  },
};
