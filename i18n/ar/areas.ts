import type { Shape } from '../messages.ts';
import type { areas as shape } from '../tr/areas.ts';

export const areas: Shape<typeof shape> = {
  statistics: {
    about: 'طلبات آخر ستة أشهر، حسب الشركة.',
    table: 'شركاتكم',
    provider: 'الشركة',
    enquiries: 'الطلبات',
    deals: 'الاتفاقات',
    rate: 'نسبة الاتفاق',
    assisted: 'الطلبات المدعومة',
    missed: 'تجاوزت 24 ساعة',
    chart: {
      visits: 'الطلبات حسب الشهر',
      weddings: 'الاتفاقات حسب الشهر',
      rivals: 'نسبة الاتفاق في شركاتكم',
      magnet: 'الطلبات المدعومة في شركاتكم',
    },
    month: 'الشهر',
    most: 'الأعلى: %{name}، %{value}.',
    none: 'لا طلبات في هذه المدة.',
  },
  checkout: {
    title: 'الدفع',
    waiting: 'دفعاتكم المستحقة',
    total: 'المجموع',
    text: 'يُكمل مدير حسابكم الدفع معكم؛ ولا تُطلب بيانات البطاقة في هذه الصفحة.',
    write: 'مراسلة مدير حسابكم',
    list: 'كل الدفعات',
  },
  wizard: {
    title: 'تسجيل الشركة',
    text: 'وصلتم عبر الرابط الذي أرسلناه إليكم. يُكمل مدير الحساب بياناتكم معكم ويرسل إليكم بيانات الدخول بالبريد الإلكتروني.',
    signIn: 'لديكم حساب؟ سجّلوا الدخول',
  },
  signatures: {
    title: 'التواقيع',
    about: 'النص الذي يظهر أسفل رسائلكم، لكل شركة من شركاتكم.',
    text: 'نص التوقيع',
    none: 'لستم مرتبطين بأي شركة',
  },
};
