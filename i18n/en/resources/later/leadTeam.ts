import type { messages as tr } from '../../../tr/resources/later/leadTeam.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  presence: {
    writing: '%{who} is writing a reply |||| %{who} are writing a reply',
    looking: '%{who} is looking at this couple |||| %{who} are looking at this couple',
    more: '%{smart_count} other |||| %{smart_count} others',
  },
  answered: {
    title: '%{who} replied to this couple before you',
    text: 'Your message was not sent; what you wrote is still here. The couple received this reply:',
    somebody: 'A colleague',
    show: 'Back to my text',
    sendAnyway: 'Send anyway',
    discard: 'Delete my text',
  },
};
