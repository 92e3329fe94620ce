import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/provider-items.ts';

export const words: Shape<typeof shape> = {
  name: 'Model |||| Models',
  about: 'The models on your page: picture, price range and order.',
  create: 'Add model',
  empty: {
    title: 'No models yet',
    text: 'Add your models, such as dresses or invitations, with a picture; once approved they appear on your page.',
  },
  views: {
    all: 'All',
    published: 'Published',
    pending: 'Awaiting approval',
    unpublished: 'Taken off',
    rejected: 'Rejected',
  },
  groups: {
    model: 'Model',
    price: 'Price',
    state: 'On the page',
  },
  fields: {
    id: 'No.',
    providerId: 'Page',
    name: 'Model name',
    brand: 'Brand',
    description: 'Short description',
    details: 'Details',
    minPrice: 'Price from',
    maxPrice: 'Price up to',
    status: 'Status',
    rejectionReason: 'Reason for rejection',
    isActive: 'Active',
    coverImage: 'Cover picture',
    order: 'Place',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search models',
      providerId: 'Page',
      status: 'Status',
      isActive: 'Active',
    },
  },
  help: {
    minPrice: 'Whole lira, tax included.',
    maxPrice: 'Not below the lowest price.',
    isActive: 'Switched off, the model is not shown even if it is approved.',
  },
  values: {
    status: {
      pending: 'Awaiting approval',
      published: 'Published',
      unpublished: 'Taken off',
      rejected: 'Rejected',
    },
  },
  actions: {
    publish: {
      do: 'Publish',
      ask: 'The model appears on your page again.',
      done: 'The model is published.',
    },
    unpublish: {
      do: 'Take off the page',
      ask: 'The model leaves your page; you can publish it again at any time.',
      done: 'The model is off the page.',
    },
  },
};
