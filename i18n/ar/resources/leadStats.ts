import type { messages as turkish } from '../../tr/resources/leadStats.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof turkish> = {
  clocks:
    'يُحسب المتوسط من الاثنين إلى السبت بين 08:00 و19:00، دون الليالي وأيام الأحد. أما مهلة الرد، وهي 24 ساعة، فتجري ليلًا ونهارًا.',
  spam: 'لا تُحسب الطلبات التي ثبت أنها غير مرغوب فيها.',
  filtered: 'محسوبة وفق عوامل التصفية في هذه القائمة.',
  line: { average: 'متوسط الرد', rate: 'رد خلال 24 ساعة' },
  duration: { minutes: '%{minutes} د', hours: '%{hours} س %{minutes} د' },
  none: 'لا طلبات بهذه التصفية',
  noneText: 'غيّروا عوامل التصفية؛ هنا تُلخَّص الطلبات الواردة.',
  figures: {
    label: 'بالأرقام',
    average: 'متوسط زمن الرد',
    averageText: 'حتى أول رد، بساعات العمل',
    rate: 'نسبة الرد',
    rateText: 'ما رُدّ عليه خلال 24 ساعة في آخر 30 يومًا',
    rateTextChosen: 'ما رُدّ عليه خلال 24 ساعة في الأيام المختارة',
    deals: 'نسبة الاتفاق',
    dealsText: 'الاتفاقات: %{deals}، الطلبات: %{total}',
    amount: 'قيمة الاتفاقات',
    amountText: 'مجموع الاتفاقات التي سجّلتموها',
    missed: 'انتهت مهلتها',
    missedText: 'بلا رد بعد 24 ساعة؛ ما بقي له أقل من 4 ساعات: %{near}',
  },
  months: {
    title: 'حسب الشهر',
    says: 'أكثر الشهور طلبًا: %{month}. الطلبات: %{total}، الاتفاقات: %{deals}.',
    month: 'الشهر',
    total: 'الطلبات',
    deals: 'الاتفاقات',
  },
  statuses: {
    title: 'حسب الحالة',
    says: 'الطلبات: %{total}؛ بانتظار الرد: %{waiting}، قيد التفاوض: %{talks}، انتهت باتفاق: %{deals}.',
    status: 'الحالة',
    count: 'الطلبات',
  },
  calls: {
    title: 'حسب المكالمات',
    says: 'تم الحديث مع العروسين في %{talked} من أصل %{total} مكالمة.',
    none: 'لا مكالمة لها نتيجة بعد.',
    result: 'النتيجة',
    count: 'المكالمات',
  },
  reading: {
    title: 'حسب القراءة',
    says: 'طلبات فيها ما لم يُقرأ: %{unread} من أصل %{total}.',
    status: 'القراءة',
    count: 'الطلبات',
  },
};
