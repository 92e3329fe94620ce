import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/providerPackage.ts';

export const messages: Shape<typeof shape> = {
  churned: {
    title:
      'لم تنتهِ باقة أي شركة |||| انتهت باقة شركة واحدة |||| انتهت باقتا شركتين |||| انتهت باقات %{count} شركات |||| انتهت باقات %{count} شركة |||| انتهت باقات %{count} شركة',
    ended: 'اليوم الأخير: %{date}',
    endedOf: 'باقة %{productName}، اليوم الأخير: %{date}',
    return: 'العودة',
    returnOf: 'العودة بشركة %{name}',
  },
  package: {
    from: 'منذ %{date}',
    until: 'سارية حتى %{date}',
    endless: 'بلا تاريخ انتهاء',
    lastDay: 'اليوم هو اليوم الأخير',
    daysLeft:
      'لم يبقَ أي يوم |||| بقي يوم واحد |||| بقي يومان |||| بقيت %{count} أيام |||| بقي %{count} يومًا |||| بقي %{count} يوم',
    features: 'محتويات الباقة',
    packages: 'الباقات والأسعار',
    none: 'لا توجد باقة سارية',
    noneText: 'انتهت باقة هذه الشركة أو لم تبدأ قط. اختاروا باقة فتُفتح ميزاتها من جديد.',
  },
  leadForms: {
    text: 'يكتب إليكم العرسان عبر هذه النماذج في صفحتكم، وتتحدد أسئلتها حسب فئتكم.',
    required: 'إلزامي',
    optional: 'اختياري',
    none: 'لا نماذج لهذه الشركة',
  },
};
