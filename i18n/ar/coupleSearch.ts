import type { Shape } from '../words.ts';
import type { coupleSearch as shape } from '../tr/coupleSearch.ts';

export const coupleSearch: Shape<typeof shape> = {
  open: 'البحث عن عروسين',
  hint: 'اكتبوا حرفين على الأقل من اسم العروس أو العريس.',
};
