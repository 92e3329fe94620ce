import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/discounts.ts';

export const words: Shape<typeof shape> = {
  name: 'Campaign |||| Campaigns',
  about:
    'Discounts and instalment offers on your page. They are published once the campaign team has approved them.',
  create: 'Add campaign',
  empty: {
    title: 'No campaigns yet',
    text: 'Add a discount or an instalment offer; once approved it stands out on your page and in search results.',
  },
  views: {
    all: 'All',
    published: 'Published',
    waiting: 'Waiting',
    unpublished: 'Taken off',
    rejected: 'Rejected',
  },
  groups: {
    campaign: 'Campaign',
    offer: 'Terms',
    dates: 'Dates',
    place: 'On the page',
    popup: 'Popup',
    record: 'History',
  },
  fields: {
    id: 'No.',
    providerId: 'Page',
    title: 'Title',
    shortDescription: 'Short description',
    text: 'Campaign text',
    discountType: 'Kind of campaign',
    discountRatio: 'Discount',
    installmentCount: 'Instalments',
    priceBefore: 'Normal price',
    priceAfter: 'Campaign price',
    giftText: 'Gift',
    validFrom: 'From',
    validUntil: 'Until',
    image: 'Picture',
    isPrimary: 'Main campaign',
    showAsPopup: 'Show as a popup on the page',
    popupTitle: 'Popup title',
    popupDescription: 'Popup text',
    status: 'Status',
    publishesBy: 'Published by',
    rejectionReason: 'Reason for rejection',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search campaigns',
      providerId: 'Page',
      status: 'Status',
      discountType: 'Kind of campaign',
      isPrimary: 'Main campaign',
      validUntilStart: 'Runs until at least',
    },
  },
  help: {
    priceBefore: 'Whole lira, tax included.',
    priceAfter: 'Has to be below the normal price.',
    giftText: 'For example: decoration of the bridal table.',
  },
  values: {
    status: {
      pending: 'Awaiting approval',
      approved: 'Approved',
      published: 'Published',
      unpublished: 'Taken off',
      rejected: 'Rejected',
    },
  },
  actions: {
    publish: {
      do: 'Publish again',
      ask: 'The campaign appears on your page again.',
      done: 'The campaign is published.',
    },
    unpublish: {
      do: 'Take off the page',
      ask: 'The campaign leaves your page; you can publish it again at any time.',
      done: 'The campaign is off the page.',
    },
  },
};
