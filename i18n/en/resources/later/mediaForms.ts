import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaForms.ts';

export const messages: Shape<typeof shape> = {
  source: {
    label: 'Where is the video?',
    videoUrl: 'A link to YouTube, Vimeo or Dailymotion',
    videoFile: 'A file of my own',
  },
};
