import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/external-comments.ts';

export const messages: Shape<typeof shape> = {
  name: 'التقييمات الخارجية |||| تقييم خارجي |||| التقييمات الخارجية |||| تقييمات خارجية |||| تقييمًا خارجيًا |||| تقييم خارجي',
  about: 'ما كُتب عنكم على Google والقنوات الأخرى؛ وما لا تخفونه يمكن عرضه في موقعكم.',
  empty: {
    title: 'لا توجد تقييمات خارجية بعد',
    text: 'أضيفوا قناة تقييم؛ تُجلب تقييماتها كل ست ساعات.',
  },
  views: { all: 'الكل', shown: 'الظاهرة', hidden: 'المخفية' },
  groups: { review: 'التقييم', place: 'القناة' },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    channelId: 'القناة',
    kind: 'الخدمة',
    externalId: 'الرقم لدى الخدمة',
    author: 'الكاتب',
    star: 'التقييم',
    text: 'النص',
    writtenAt: 'تاريخ الكتابة',
    isHidden: 'على موقعكم',
    createdAt: 'تاريخ الجلب',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث في التقييمات',
      providerId: 'الشركة',
      channelId: 'القناة',
      kind: 'الخدمة',
      star: 'التقييم',
      isHidden: 'مخفي',
    },
  },
  values: {
    isHidden: { true: 'مخفي', false: 'ظاهر' },
    kind: { google: 'Google', facebook: 'فيسبوك', instagram: 'إنستغرام', other: 'أخرى' },
  },
  actions: {
    hide: { do: 'إخفاء', done: 'لم يعد ظاهرًا بين التقييمات في موقعكم.' },
    show: { do: 'إظهار', done: 'أصبح ظاهرًا بين التقييمات في موقعكم.' },
  },
};
