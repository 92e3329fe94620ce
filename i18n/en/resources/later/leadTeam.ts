import type { words as tr } from '../../../tr/resources/later/leadTeam.ts';
import type { Shape } from '../../../words.ts';

export const words: Shape<typeof tr> = {
  presence: {
    writing: '%{who} is writing an answer |||| %{who} are writing an answer',
    looking: '%{who} is looking at this couple |||| %{who} are looking at this couple',
    more: '%{smart_count} other |||| %{smart_count} others',
  },
  answered: {
    title: '%{who} answered this couple before you',
    text: 'Your message was not sent, and what you typed is still there. The couple got this answer:',
    somebody: 'A colleague',
    show: 'Back to my text',
    sendAnyway: 'Send anyway',
    discard: 'Delete my text',
  },
};
