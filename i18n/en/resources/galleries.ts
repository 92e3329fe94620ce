import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/galleries.ts';

export const messages: Shape<typeof shape> = {
  name: 'Gallery |||| Galleries',
  listNote: 'Changes go live within the hour',
  about: 'The photo galleries on your page: one for each wedding or venue.',
  create: 'Add gallery',
  empty: {
    title: 'No galleries yet',
    text: 'Bring the photos of a wedding together; they are what couples look at most.',
  },
  badges: { reference: 'Reference', hidden: 'Hidden' },
  photoCount: '%{count} photo |||| %{count} photos',
  editPhotos: 'Edit photos',
  noPhotos: 'There are no photos in this gallery yet.',
  groups: {
    photos: 'Photos',
    consent: 'Couple’s consent',
    gallery: 'Gallery',
    couple: 'Couple',
    state: 'Publication',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    name: 'Gallery name',
    description: 'Description',
    coverImage: 'Cover photo',
    shotAt: 'Location',
    coupleName: 'Couple',
    weddingDate: 'Wedding date',
    email: 'Email',
    phone: 'Phone',
    isReference: 'Reference gallery',
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
    isReference: 'Shows past work; it needs the couple’s agreement and names.',
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
