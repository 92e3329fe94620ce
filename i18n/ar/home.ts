import type { Shape } from '../messages.ts';
import type { home as shape } from '../tr/home.ts';

export const home: Shape<typeof shape> = {
  name: 'الرئيسية',
  greeting: {
    morning: 'صباح الخير، %{name}',
    day: 'طاب يومكم، %{name}',
    evening: 'مساء الخير، %{name}',
  },
  all: 'الكل',
  more: 'لا مزيد |||| وواحد آخر |||| واثنان آخران |||| و%{count} آخرين |||| و%{count} آخر |||| و%{count} آخر',
  reply: 'الرد',
  replyNamed: 'الرد على %{name}',
  guests: 'عدد المدعوين: %{count}',
  nothing: 'لا شيء ينتظركم اليوم',
  nothingText: 'سترون هنا كل جديد فور حدوثه.',
  waiting: {
    title: 'بانتظار الرد',
    late: 'متأخر: %{smart_count}',
    none: 'لا يوجد عروسان بانتظار الرد.',
  },
  messages: {
    title: 'رسائل غير مقروءة',
    unread:
      'لا رسائل جديدة |||| رسالة جديدة |||| رسالتان جديدتان |||| %{smart_count} رسائل جديدة |||| %{smart_count} رسالة جديدة |||| %{smart_count} رسالة جديدة',
  },
  todo: {
    title: 'مهام اليوم',
    none: 'لا توجد لديكم تذكيرات لليوم.',
  },
  appointments: {
    title: 'مواعيد هذا الأسبوع',
  },
  prices: {
    title: 'أسعار تحتاج إلى تحديث',
    expired: 'انتهت في %{day}',
    expires: 'تنتهي في %{day}',
    update: 'تحديث',
    updateNamed: 'تحديث أسعار %{name}',
  },
  pages: {
    title:
      'نقاط صفحتكم |||| نقاط صفحتكم |||| نقاط صفحاتكم |||| نقاط صفحاتكم |||| نقاط صفحاتكم |||| نقاط صفحاتكم',
    score: '%{score} / 100',
    unmeasured: 'لا يمكن قياسها بعد',
    how: 'كيف تُحسب النقاط؟',
    weight:
      'بلا نقاط |||| نقطة واحدة |||| نقطتان |||| %{smart_count} نقاط |||| %{smart_count} نقطة |||| %{smart_count} نقطة',
    noData: 'لا توجد بيانات',
    formula: 'ما لا يمكن قياسه بعد لا يُحتسب، ويُحسب الباقي من 100.',
    parts: {
      response: 'الرد خلال 24 ساعة',
      completeness: 'معلومات الصفحة',
      reviews: 'التقييمات',
      prices: 'الأسعار المحدّثة',
      deals: 'طلبات ذات نتيجة',
    },
    next: {
      response: 'ردّوا على الطلبات المنتظرة قبل انتهاء 24 ساعة',
      completeness: 'أكملوا النماذج الناقصة: %{smart_count}',
      reviews: 'اطلبوا من العرسان تقييمًا',
      prices: 'حدّثوا الأسعار المنتهية',
      deals: 'سجّلوا نتائج الطلبات القديمة',
    },
  },
};
