import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/discounts.ts';

export const words: Shape<typeof shape> = {
  name: 'Promotion |||| Promotions',
  about:
    'The discounts and instalment offers on your page. They are published once our promotions team has approved them.',
  create: 'Add promotion',
  empty: {
    title: 'No promotions yet',
    text: 'Add a discount or an instalment offer; once approved, it stands out on your page and in search results.',
  },
  views: {
    all: 'All',
    published: 'Published',
    waiting: 'Waiting',
    unpublished: 'Taken off',
    rejected: 'Rejected',
  },
  groups: {
    campaign: 'Promotion',
    offer: 'Terms',
    dates: 'Dates',
    place: 'Publication',
    popup: 'Popup',
    record: 'History',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    title: 'Title',
    shortDescription: 'Short description',
    text: 'Promotion text',
    discountType: 'Promotion type',
    discountRatio: 'Discount',
    installmentCount: 'Instalments',
    priceBefore: 'Normal price',
    priceAfter: 'Promotional price',
    giftText: 'Gift',
    validFrom: 'From',
    validUntil: 'Until',
    image: 'Picture',
    isPrimary: 'Main promotion',
    showAsPopup: 'Show as a pop-up on the page',
    popupTitle: 'Popup title',
    popupDescription: 'Popup text',
    status: 'Status',
    publishesBy: 'Published no later than',
    rejectionReason: 'Reason for rejection',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search promotions',
      providerId: 'Provider',
      status: 'Status',
      discountType: 'Promotion type',
      isPrimary: 'Main promotion',
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
      ask: 'The promotion appears on your page again.',
      done: 'Promotion published.',
    },
    unpublish: {
      do: 'Unpublish',
      ask: 'The promotion is removed from your page; you can publish it again at any time.',
      done: 'Promotion unpublished.',
    },
  },
};
