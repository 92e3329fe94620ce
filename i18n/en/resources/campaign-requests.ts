import type { words as tr } from '../../tr/resources/campaign-requests.ts';
import type { Shape } from '../../words.ts';

export const words: Shape<typeof tr> = {
  fields: {
    companyName: 'Provider name',
    name: 'Contact person',
    phone: 'Phone',
    category: { id: 'Category' },
  },
  help: {
    name: 'Who should we ask for?',
  },
};
