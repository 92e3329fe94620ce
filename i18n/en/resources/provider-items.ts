import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-items.ts';

export const messages: Shape<typeof shape> = {
  name: 'Product |||| Products',
  about: 'The products shown on your page: photo, price range and order.',
  create: 'Add product',
  empty: {
    title: 'No products yet',
    text: 'Add your products, such as dresses or invitations, with a photo; they appear on your page once approved.',
  },
  views: {
    all: 'All',
    published: 'Published',
    pending: 'Awaiting approval',
    unpublished: 'Unpublished',
    rejected: 'Rejected',
  },
  groups: {
    model: 'Product',
    price: 'Price',
    state: 'Publication',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    name: 'Product name',
    brand: 'Brand',
    description: 'Short description',
    details: 'Details',
    minPrice: 'Price from',
    maxPrice: 'Price to',
    status: 'Status',
    rejectionReason: 'Reason for rejection',
    isActive: 'Active',
    coverImage: 'Cover photo',
    order: 'Position',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search products',
      providerId: 'Provider',
      status: 'Status',
      isActive: 'Active',
    },
  },
  help: {
    minPrice: 'Whole lira, VAT included.',
    isActive: 'If switched off, the product is not shown even when it is approved.',
  },
  values: {
    status: {
      pending: 'Awaiting approval',
      published: 'Published',
      unpublished: 'Unpublished',
      rejected: 'Rejected',
    },
  },
  actions: {
    publish: {
      do: 'Publish',
      ask: 'The product appears on your page again.',
      done: 'Product published.',
    },
    unpublish: {
      do: 'Unpublish',
      ask: 'The product is removed from your page; you can publish it again at any time.',
      done: 'Product unpublished.',
    },
  },
};
