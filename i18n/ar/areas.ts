import type { Shape } from '../messages.ts';
import type { areas as shape } from '../tr/areas.ts';

export const areas: Shape<typeof shape> = {
  checkout: {
    title: 'الدفع',
  },
  signatures: {
    title: 'التواقيع',
    about: 'النص والصورة أسفل رسائلكم، لكل شركة.',
    text: 'نص التوقيع',
    none: 'لستم مرتبطين بأي شركة',
  },
};
