import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/discounts.ts';

export const messages: Shape<typeof shape> = {
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
    waiting: 'Awaiting publication',
    unpublished: 'Unpublished',
    rejected: 'Rejected',
  },
  groups: {
    campaign: 'Promotion',
    offer: 'Terms',
    dates: 'Dates',
    place: 'Publication',
    popup: 'Pop-up',
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
    installmentCount: 'Number of instalments',
    priceBefore: 'Regular price',
    priceAfter: 'Promotional price',
    giftText: 'Gift',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    image: 'Image',
    isPrimary: 'Main promotion',
    showAsPopup: 'Show as a pop-up on the page',
    popupTitle: 'Pop-up title',
    popupDescription: 'Pop-up text',
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
      validUntilStart: 'Valid until at least',
    },
  },
  help: {
    priceBefore: 'Whole lira, VAT included.',
    giftText: 'For example: free decoration of the head table.',
  },
  values: {
    status: {
      pending: 'Awaiting approval',
      approved: 'Approved',
      published: 'Published',
      unpublished: 'Unpublished',
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
      ask: 'The promotion is not shown on your page; you can publish it again at any time.',
      done: 'Promotion unpublished.',
    },
  },
};
