import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/galleryRemoval.ts';

export const messages: Shape<typeof shape> = {
  photos:
    'تُحذف أيضًا مقاطع الفيديو إن وُجدت. |||| تُحذف أيضًا صورة واحدة ومقاطع الفيديو إن وُجدت. |||| تُحذف أيضًا صورتان ومقاطع الفيديو إن وُجدت. |||| تُحذف أيضًا %{count} صور ومقاطع الفيديو إن وُجدت. |||| تُحذف أيضًا %{count} صورة ومقاطع الفيديو إن وُجدت. |||| تُحذف أيضًا %{count} صورة ومقاطع الفيديو إن وُجدت.',
  videos: 'تُحذف أيضًا مقاطع الفيديو إن وُجدت.',
  main: 'والصورة الرئيسية لصفحتكم من بينها.',
};
