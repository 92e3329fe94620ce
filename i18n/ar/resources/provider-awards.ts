import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/provider-awards.ts';

export const messages: Shape<typeof shape> = {
  name: 'الشارات |||| الشارة |||| الشارات |||| الشارات |||| الشارات |||| الشارات',
  about: 'الشارات والجوائز التي نالتها شركاتكم.',
  empty: {
    title: 'لا توجد شارات بعد',
    text: 'تُمنح الشارات لمن يردّ سريعًا ويجمع التقييمات.',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    name: 'الشارة',
    image: 'الصورة',
    rank: 'الدرجة',
    description: 'كيف مُنحت',
    awardedOn: 'تاريخ المنح',
    createdAt: 'تاريخ الإضافة',
    filters: {
      q: 'البحث عن شارة',
      providerId: 'الشركة',
      rank: 'الدرجة',
    },
  },
  values: {
    rank: {
      bronze: 'برونزية',
      silver: 'فضية',
      gold: 'ذهبية',
    },
  },
};
