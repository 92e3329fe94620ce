import type { apiErrors as tr } from '../tr/apiErrors.ts';
import type { Shape } from '../messages.ts';

export const apiErrors: Shape<typeof tr> = {
  network: 'تعذّر الوصول إلى الخادم. تحققوا من اتصالكم بالإنترنت ثم حاولوا مجددًا.',
  unexpected: 'حدث خطأ غير متوقع. يُرجى المحاولة مجددًا.',
  validation: 'توجد أخطاء في بعض الحقول. يُرجى تصحيح الحقول المحددة.',
};
