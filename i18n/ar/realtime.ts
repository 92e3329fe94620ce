import type { realtime as tr } from '../tr/realtime.ts';
import type { Shape } from '../messages.ts';

export const realtime: Shape<typeof tr> = {
  lead: 'طلب جديد',
  lead_message: 'رسالة جديدة',
  lead_assigned: 'أُسند إليكم',
  assigned:
    'لم يُسند إليكم شيء |||| أُسند إليكم طلب واحد |||| أُسند إليكم طلبان |||| أُسندت إليكم %{smart_count} طلبات |||| أُسند إليكم %{smart_count} طلبًا |||| أُسند إليكم %{smart_count} طلب',
  leads:
    'لا توجد طلبات جديدة |||| طلب جديد واحد |||| طلبان جديدان |||| %{smart_count} طلبات جديدة |||| %{smart_count} طلبًا جديدًا |||| %{smart_count} طلب جديد',
  messages:
    'لا توجد رسائل جديدة |||| رسالة جديدة واحدة |||| رسالتان جديدتان |||| %{smart_count} رسائل جديدة |||| %{smart_count} رسالة جديدة |||| %{smart_count} رسالة جديدة',
  open: 'فتح',
  toList: 'الذهاب إلى القائمة',
  polling: 'التحديثات الفورية غير متاحة. يجري التحقق من الطلبات الجديدة كل بضع ثوانٍ.',
  away: 'تعذّر الوصول إلى الخادم. ستظهر الطلبات الجديدة عند عودة الاتصال.',
};
