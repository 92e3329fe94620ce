import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/provider-awards.ts';

export const words: Shape<typeof shape> = {
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
    description: 'الوصف',
    awardedOn: 'تاريخ المنح',
    createdAt: 'تاريخ الإضافة',
    filters: {
      q: 'البحث عن شارة',
      providerId: 'الشركة',
    },
  },
};
