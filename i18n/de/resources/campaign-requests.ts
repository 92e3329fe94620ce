import type { messages as tr } from '../../tr/resources/campaign-requests.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
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
