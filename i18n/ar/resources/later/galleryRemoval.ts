import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/galleryRemoval.ts';

export const messages: Shape<typeof shape> = {
  photos:
    'تُحذف أيضًا الفيديوهات إن وُجدت. |||| تُحذف أيضًا صورة واحدة والفيديوهات إن وُجدت. |||| تُحذف أيضًا صورتان والفيديوهات إن وُجدت. |||| تُحذف أيضًا %{count} صور والفيديوهات إن وُجدت. |||| تُحذف أيضًا %{count} صورة والفيديوهات إن وُجدت. |||| تُحذف أيضًا %{count} صورة والفيديوهات إن وُجدت.',
  videos: 'تُحذف أيضًا الفيديوهات إن وُجدت.',
  main: 'والصورة الرئيسية لصفحتكم من بينها.',
};
