import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/campaignDesk.ts';

/** Words of a campaign's page and form beyond its fields. */
export const messages: Shape<typeof shape> = {
  ended: 'This promotion ended on %{day}; couples no longer see it.',
  again: 'Copy for a new season',
  card: {
    title: 'What couples see',
    off: '%{ratio} off',
    parts: '%{smart_count} instalment |||| %{smart_count} instalments',
    before: 'Price before',
    after: 'Price with the promotion',
    perPerson: 'per person',
    gift: 'Gift:',
    valid: 'Valid:',
    weddings: 'Wedding days:',
  },
  preview: {
    title: 'Popup preview',
    off: 'Turn on the popup and you see here how the promotion will look.',
    device: 'Device',
    desktop: 'Desktop',
    phone: 'Phone',
    popup: 'Popup',
    noTitle: 'Popup title',
    button: 'See the promotion',
  },
  documents: {
    title: 'Documents',
    add: 'Add document',
    file: 'Document file',
    none: 'Add documents here, such as terms or a price list.',
    noneAdded: 'No documents were added to this campaign.',
    download: 'Download',
    replace: 'Replace',
    remove: 'Delete',
  },
};
