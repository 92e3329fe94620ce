import type { Shape } from '../messages.ts';
import type { areas as shape } from '../tr/areas.ts';

export const areas: Shape<typeof shape> = {
  checkout: {
    title: 'Payment',
  },
  signatures: {
    title: 'Signatures',
    about: 'The text and picture below your emails, by provider.',
    text: 'Signature',
    none: 'You are not linked to any provider',
  },
};
