import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/related-providers.ts';

export const messages: Shape<typeof shape> = {
  name: 'الشركات الموصى بها |||| الشركة الموصى بها |||| الشركات الموصى بها |||| الشركات الموصى بها |||| الشركات الموصى بها |||| الشركات الموصى بها',
  about: 'شركات توصي بها صفحتكم للعرسان.',
  create: 'التوصية بشركة',
  empty: {
    title: 'لا توجد توصيات بعد',
    text: 'أوصوا بشركات تعملون معها؛ فيراها العرسان على صفحتكم.',
  },
  groups: {
    business: 'الشركة',
    record: 'السجل',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة الموصية',
    relatedProviderId: 'صفحتها في المنصة',
    name: 'اسم الشركة',
    categoryId: 'الفئة',
    cityId: 'المدينة',
    website: 'الموقع الإلكتروني',
    note: 'سبب التوصية',
    createdAt: 'تاريخ الإضافة',
    filters: {
      q: 'البحث عن شركة',
      providerId: 'الشركة الموصية',
    },
  },
  help: {
    name: 'تظهر شركات المنصة أثناء الكتابة، ويمكنكم كتابة أي اسم آخر.',
  },
};
