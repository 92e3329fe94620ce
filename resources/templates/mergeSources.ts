import type { leads } from '#contract/manifest/leads.ts';
import type { MergeSource } from '../../src/engine/controls/mergeFields/mergeSources.ts';
import type { LeafPath } from '../../src/engine/definition/manifest.ts';

/** Values of a lead that fill the merge fields of a template. */
export const mergeSources = {
  couple: { path: 'couple.name', as: 'text' },
  bride: { path: 'couple.brideName', as: 'text' },
  groom: { path: 'couple.groomName', as: 'text' },
  weddingDate: { path: 'couple.weddingDate', as: 'date' },
  guests: { path: 'leadDetails.estimatedGuestCount', as: 'number' },
  provider: { path: 'provider.name', as: 'text' },
  offer: { path: 'offer.productName', as: 'text' },
  price: { path: 'offer.price', as: 'money' },
  appointment: { path: 'appointment.startsAt', as: 'dateTime' },
  me: 'user',
} satisfies Readonly<Record<string, MergeSource<LeafPath<typeof leads>>>>;
