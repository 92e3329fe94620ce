import type { consent as tr } from '../tr/consent.ts';
import type { Shape } from '../words.ts';

export const consent: Shape<typeof tr> = {
  ask: 'May the panel use other services?',
  askText:
    'With your permission the panel uses the following; without it none of them is loaded. You can change this in the settings.',
  single: 'Choose one by one',
  refuse: 'Do not allow',
  allow: 'Allow',
  device: 'Your choice holds for this device.',
  chatFailed: 'The chat cannot be reached right now. Please try again in a while.',
  purposes: {
    measurement: {
      name: 'Usage measurement',
      text: 'Counts which pages of the panel are used. Couples’ details and anything you write are not sent, and nothing is used for advertising.',
    },
    chat: {
      name: 'Support chat',
      text: 'Loads the chat service so that you can write to our support team; it sees your name.',
    },
  },
};
