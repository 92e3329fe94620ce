import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaForms.ts';

export const messages: Shape<typeof shape> = {
  source: {
    label: 'من أين يأتي المقطع؟',
    videoUrl: 'رابط من YouTube أو Vimeo أو Dailymotion',
    videoFile: 'ملف من جهازي',
  },
};
