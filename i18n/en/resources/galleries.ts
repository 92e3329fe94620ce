import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/galleries.ts';

export const words: Shape<typeof shape> = {
  name: 'Gallery |||| Galleries',
  about: 'Photo galleries of your pages: one for each wedding or place.',
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
    providerId: 'Page',
    name: 'Name of the gallery',
    description: 'Description',
    coverImage: 'Cover picture',
    shotAt: 'Where it was shot',
    coupleName: 'Couple',
    weddingDate: 'Wedding date',
    email: 'E-mail',
    phone: 'Phone',
    hasAgreement: 'The couple agrees',
    isActive: 'Shown on the page',
    imageCount: 'Pictures',
    order: 'Position',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search galleries',
      providerId: 'Page',
      isActive: 'Shown on the page',
    },
  },
  help: {
    hasAgreement: 'Says that the couple allowed the pictures to be shown.',
    isActive: 'Changes appear on your page within an hour.',
  },
  actions: {
    show: {
      do: 'Show on the page',
      done: 'It is shown on your page now.',
    },
    hide: {
      do: 'Hide from the page',
      done: 'It is hidden from your page now.',
    },
  },
};
