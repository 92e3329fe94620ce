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
  optionsNeedProvider: 'Features appear once a provider is chosen.',
  badges: { hidden: 'Hidden' },
  groups: {
    model: 'Product',
    media: 'Photos and videos',
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
    optionIds: 'Features',
    minPrice: 'Price from',
    maxPrice: 'Price to',
    status: 'Status',
    rejectionReason: 'Reason for rejection',
    isActive: 'Active',
    coverImage: 'Cover photo',
    images: 'More photos',
    videos: { label: 'Videos', url: 'Link', title: 'Title' },
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
    optionIds: 'Couples filter products by these features.',
    videos: 'A link to YouTube, Vimeo or Dailymotion.',
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
