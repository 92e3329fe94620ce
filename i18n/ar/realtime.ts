import type { realtime as tr } from '../tr/realtime.ts';
import type { Shape } from '../words.ts';

export const realtime: Shape<typeof tr> = {
  lead: 'طلب جديد',
  lead_message: 'رسالة جديدة',
  leads:
    'لا توجد طلبات جديدة |||| طلب جديد واحد |||| طلبان جديدان |||| %{smart_count} طلبات جديدة |||| %{smart_count} طلبًا جديدًا |||| %{smart_count} طلب جديد',
  messages:
    'لا توجد رسائل جديدة |||| رسالة جديدة واحدة |||| رسالتان جديدتان |||| %{smart_count} رسائل جديدة |||| %{smart_count} رسالة جديدة |||| %{smart_count} رسالة جديدة',
  open: 'فتح',
  toList: 'الذهاب إلى القائمة',
  polling: 'تعذّر الاتصال الفوري. يجري التحقق من الطلبات الجديدة كل بضع ثوانٍ.',
  away: 'تعذّر الوصول إلى الخادم. ستظهر الطلبات الجديدة عند عودة الاتصال.',
};
