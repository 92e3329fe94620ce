import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/provider-awards.ts';

export const words: Shape<typeof shape> = {
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
    description: 'Beschreibung',
    awardedOn: 'Verliehen am',
    createdAt: 'Hinzugefügt',
    filters: {
      q: 'Auszeichnungen suchen',
      providerId: 'Firma',
    },
  },
};
