import type { Shape } from '../messages.ts';
import type { areas as shape } from '../tr/areas.ts';

export const areas: Shape<typeof shape> = {
  checkout: {
    title: 'Zahlung',
  },
  signatures: {
    title: 'Signaturen',
    about: 'Text und Bild unter Ihren E-Mails, je Firma.',
    text: 'Signatur',
    none: 'Sie sind mit keiner Firma verknüpft',
  },
};
