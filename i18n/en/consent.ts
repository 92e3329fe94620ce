import type { consent as tr } from '../tr/consent.ts';
import type { Shape } from '../messages.ts';

export const consent: Shape<typeof tr> = {
  ask: 'Allow other services?',
  askText:
    'With your permission, the panel uses the services below; without it, none of them are loaded. You can change your choice in the settings.',
  single: 'Choose individually',
  refuse: 'Do not allow',
  allow: 'Allow',
  device: 'Your choice applies to this device.',
  chatFailed: 'The chat cannot be reached right now. Please try again shortly.',
  purposes: {
    measurement: {
      name: 'Usage measurement',
      text: 'Counts which pages of the panel are used. Couples’ details and anything you write are not sent, and nothing is used for advertising.',
    },
    chat: {
      name: 'Support chat',
      text: 'Loads the chat service so that you can write to our support team. The service sees your name.',
    },
  },
};
