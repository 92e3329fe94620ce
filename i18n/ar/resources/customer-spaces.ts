import type { messages as tr } from '../../tr/resources/customer-spaces.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'القاعات والسعة |||| قاعة |||| القاعات والسعة |||| القاعات والسعة |||| القاعات والسعة |||| القاعات والسعة',
  about: 'قاعات مكانكم وحدائقه: عدد المدعوين الذي تتسع له والصفحات التي تظهر فيها.',
  create: 'إضافة قاعة',
  empty: {
    title: 'لا توجد قاعات بعد',
    text: 'أضيفوا قاعاتكم مع سعتها؛ فالعروسان يبحثان بحسب عدد المدعوين.',
  },
  groups: { hall: 'القاعة', capacity: 'السعة', pages: 'الشركات الأخرى' },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    name: 'اسم القاعة',
    areaType: 'نوع المساحة',
    mealCapacity: 'سعة العشاء',
    cocktailCapacity: 'سعة الكوكتيل',
    linkedProviderIds: 'تظهر أيضًا لدى',
    createdAt: 'أضيفت',
    updatedAt: 'حُدّثت',
    filters: {
      q: 'ابحثوا عن قاعة',
      providerId: 'الشركة',
      areaType: 'نوع المساحة',
      mealCapacityStart: 'سعة العشاء',
    },
  },
  help: {
    name: 'حروف وأرقام فقط، مثل قاعة الدلب.',
    mealCapacity: 'عدد المدعوين الذين يمكن استقبالهم على الطاولات.',
    cocktailCapacity: 'عدد المدعوين الذين يمكن استقبالهم وقوفًا.',
    linkedProviderIds: 'تظهر القاعة أيضًا في صفحات شركاتكم الأخرى التي تشارككم فيها.',
  },
  values: {
    areaType: { indoor: 'داخلية', outdoor: 'خارجية', indoor_and_outdoor: 'داخلية وخارجية' },
  },
};
