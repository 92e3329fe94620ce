import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaForms.ts';

export const messages: Shape<typeof shape> = {
  source: {
    label: 'Woher kommt das Video?',
    videoUrl: 'Link zu YouTube, Vimeo oder Dailymotion',
    videoFile: 'Eigene Datei',
  },
};
