import type { messages as tr } from '../../tr/resources/campaign-requests.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
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
