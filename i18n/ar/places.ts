import type { Shape } from '../messages.ts';
import type { places as turkish } from '../tr/places.ts';

export const places: Shape<typeof turkish> = {
  templates: 'القوالب',
  statistics: {
    name: 'الإحصاءات',
    visits: 'الزيارات',
    deals: 'الاتفاقات',
    weddings: 'حفلات الزفاف',
    rivals: 'تحليل المنافسين',
    magnet: 'المغناطيس',
    scores: 'الجودة والمخاطر',
  },
  support: {
    name: 'الدعم',
    chat: 'الدردشة المباشرة',
    remote: 'الاتصال عن بُعد',
    tutorial: 'شرح اللوحة',
    whatsApp: 'واتساب',
  },
  stores: {
    android: 'التنزيل من Google Play',
    ios: 'التنزيل من App Store',
    from: 'اللوحة على هاتفكم:',
  },
  upgrade: {
    title: 'ترقية الباقة',
    text: 'شاهدوا كل العرسان واجعلوا صفحتكم في المقدمة.',
    open: 'عرض الباقة',
  },
  payment: {
    debt: 'عليكم مبلغ غير مسدد. خدماتكم مستمرة.',
    notice: 'دفعتكم الأولى بانتظاركم.',
    open: 'الانتقال إلى الدفع',
    close: 'إخفاء اليوم',
  },
  provider: {
    choose: 'تغيير الشركة: %{name}',
    facts: 'معلومات الشركة',
    sections: 'أقسام الشركة',
    info: 'المعلومات',
    all: 'كل الشركات',
    none: {
      title: 'لم يتم ربطكم بأي شركة بعد',
      text: 'ستظهر هنا سجلات شركاتكم. اطلبوا من مدير الحساب ربطكم بشركة.',
    },
  },
};
