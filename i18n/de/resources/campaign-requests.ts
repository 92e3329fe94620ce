import type { words as tr } from '../../tr/resources/campaign-requests.ts';
import type { Shape } from '../../words.ts';

export const words: Shape<typeof tr> = {
  fields: {
    companyName: 'Firmenname',
    name: 'Ansprechperson',
    phone: 'Telefon',
    category: { id: 'Kategorie' },
  },
  help: {
    name: 'Nach wem sollen wir fragen?',
  },
};
