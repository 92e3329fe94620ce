import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/galleries.ts';

export const words: Shape<typeof shape> = {
  name: 'Gallery |||| Galleries',
  about: 'The photo galleries on your page: one for each wedding or venue.',
  create: 'Add gallery',
  empty: {
    title: 'No galleries yet',
    text: 'Bring the pictures of a wedding together; couples look at these most.',
  },
  groups: {
    gallery: 'Gallery',
    couple: 'Couple',
    state: 'Publication',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    name: 'Name of the gallery',
    description: 'Description',
    coverImage: 'Cover picture',
    shotAt: 'Where it was shot',
    coupleName: 'Couple',
    weddingDate: 'Wedding date',
    email: 'E-mail',
    phone: 'Phone',
    hasAgreement: 'Couple’s consent',
    isActive: 'Shown on the page',
    imageCount: 'Number of photos',
    order: 'Position',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search galleries',
      providerId: 'Provider',
      isActive: 'Shown on the page',
    },
  },
  help: {
    hasAgreement: 'Says that the couple allowed the pictures to be shown.',
    isActive: 'Changes appear on your page within an hour.',
  },
  actions: {
    show: {
      do: 'Show on page',
      done: 'Now shown on your page.',
    },
    hide: {
      do: 'Hide from page',
      done: 'No longer shown on your page.',
    },
  },
};
