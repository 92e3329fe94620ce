import type { apiErrors as tr } from '../tr/apiErrors.ts';
import type { Shape } from '../words.ts';

export const apiErrors: Shape<typeof tr> = {
  network: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك بالإنترنت ثم حاول مجددًا.',
  unexpected: 'حدث خطأ غير متوقع. يرجى المحاولة مجددًا.',
  validation: 'توجد أخطاء في بعض الحقول. يرجى تصحيح الحقول المحددة.',
};
