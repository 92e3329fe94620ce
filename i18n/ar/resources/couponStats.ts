import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/couponStats.ts';

/** Figures above the list of coupons. */
export const messages: Shape<typeof shape> = {
  line: { sent: 'أُرسلت', used: 'استُخدمت', income: 'العائد' },
  label: 'ملخص القسائم',
  none: 'لا توجد قسائم بعد',
  noneText: 'كلما سلّمتم قسائم رأيتم هنا كم منها استُخدم.',
  title: 'مسار القسائم',
  says: 'استُخدمت %{used} من %{made} قسيمة، وأُرسلت %{emails} رسالة، والعائد %{income}.',
  step: 'الخطوة',
  count: 'القسائم',
  steps: {
    made: 'أُنشئت',
    assigned: 'سُلّمت',
    sent: 'أُرسلت',
    used: 'استُخدمت',
  },
};
