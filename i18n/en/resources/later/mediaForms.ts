import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaForms.ts';

export const messages: Shape<typeof shape> = {
  source: {
    label: 'Where is the video?',
    videoUrl: 'A link to YouTube, Vimeo or Dailymotion',
    videoFile: 'A file of my own (MP4, WebM, or MOV with H.264)',
  },
  passive:
    'Inactive: couples do not see it, whatever its approval. Turn on “Active” and save to show it.',
  consent:
    'You declare: “The couple agrees that the photos of this gallery and their names are shown on my page; I remove the gallery if they withdraw their consent.” A reference gallery needs it.',
  notMain: {
    pending:
      'A photo that awaits approval cannot be the main photo; choose it once it is approved.',
    rejected:
      'A rejected photo cannot be the main photo; correct it and send it for approval again.',
    passive: 'An inactive photo cannot be the main photo; activate and save it first.',
  },
};
