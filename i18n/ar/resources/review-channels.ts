import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/review-channels.ts';

export const messages: Shape<typeof shape> = {
  name: 'نقل التقييمات |||| قناة التقييم |||| نقل التقييمات |||| نقل التقييمات |||| نقل التقييمات |||| نقل التقييمات',
  about: 'حساباتكم الأخرى التي تعرض صفحتكم تقييماتها.',
  create: 'إضافة قناة',
  empty: {
    title: 'لا توجد قنوات بعد',
    text: 'أضيفوا نشاطكم على Google لتظهر تقييماته هنا أيضًا.',
  },
  widget: {
    title: 'التقييمات في موقعكم',
    about: 'اعرضوا تقييماتكم في موقعكم: اختاروا الشكل وانسخوا الرمز.',
  },
  groups: {
    channel: 'القناة',
  },
  help: {
    kind: 'تُجلب التقييمات من Google. لا يمنح فيسبوك نجومًا ولا توجد تقييمات على إنستغرام، فقد لا يصل منهما شيء.',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    kind: 'النوع',
    name: 'اسم القناة',
    address: 'العنوان',
    isActive: 'ظاهر على الصفحة',
    fetchedAt: 'آخر جلب',
    fetchProblem: 'المشكلة',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن قناة',
      providerId: 'الشركة',
      kind: 'النوع',
      isActive: 'ظاهر على الصفحة',
    },
  },
  values: {
    kind: {
      google: 'Google',
      facebook: 'فيسبوك',
      instagram: 'إنستغرام',
      other: 'أخرى',
    },
    fetchProblem: {
      not_found: 'لم يُعثر على المكان',
      unreachable: 'الخدمة لا تستجيب',
      unreadable: 'رد غير مقروء',
      not_connected: 'غير متصلة',
    },
  },
  actions: {
    fetch: {
      do: 'جلب التقييمات الآن',
      done: 'تم جلب التقييمات.',
    },
    show: {
      do: 'إظهار على الصفحة',
      done: 'أصبح ظاهرًا على صفحتكم.',
    },
    hide: {
      do: 'إخفاء من الصفحة',
      done: 'لم يعد ظاهرًا على صفحتكم.',
    },
  },
};
