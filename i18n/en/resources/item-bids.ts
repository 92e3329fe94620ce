import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/item-bids.ts';

export const messages: Shape<typeof shape> = {
  name: 'Quote request |||| Quote requests',
  about: 'Couples who want a quote for your products, your quotes and their answers.',
  empty: {
    title: 'No couple is waiting for a quote',
    text: 'A couple appears here once it asks for a quote for one of your products.',
  },
  views: {
    all: 'All',
    waiting: 'Waiting for a quote',
    offered: 'Waiting for an answer',
    accepted: 'Accepted',
    ended: 'Closed',
  },
  groups: {
    bid: 'Request',
    offer: 'Your quote',
    history: 'History',
    record: 'Record',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    providerItemId: 'Product',
    coupleName: 'Couple',
    weddingDate: 'Wedding date',
    wish: 'Note from the couple',
    budget: 'Budget',
    status: 'Status',
    offeredPrice: 'Quoted price',
    offerNote: 'Note',
    offerValidUntil: 'Valid until',
    history: {
      label: 'History',
      event: 'Event',
      at: 'Time',
      by: 'By',
      price: 'Price',
      text: 'Note',
    },
    createdAt: 'Requested',
    updatedAt: 'Updated',
    filters: {
      q: 'Search couples or notes',
      providerId: 'Provider',
      providerItemId: 'Product',
      status: 'Status',
    },
  },
  help: {
    offeredPrice: 'Whole lira, VAT included.',
  },
  values: {
    status: {
      waiting: 'Waiting for a quote',
      offered: 'Quoted',
      accepted: 'Accepted',
      rejected: 'Declined by the couple',
      declined: 'No quote given',
    },
    history: {
      event: {
        asked: 'Quote requested',
        offered: 'Quote given',
        accepted: 'Quote accepted',
        rejected: 'Quote declined',
        declined: 'No quote given',
      },
    },
  },
  actions: {
    offer: {
      do: 'Send quote',
      ask: 'The couple sees your quote at once; you can send a new one until it answers.',
      done: 'Your quote was sent.',
    },
    decline: {
      do: 'Give no quote',
      ask: 'The couple is told, with your note, that you give no quote.',
      done: 'The couple was told.',
    },
  },
};
