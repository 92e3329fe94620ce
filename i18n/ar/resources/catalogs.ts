import type { messages as tr } from '../../tr/resources/catalogs.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'قوائم الأسعار |||| قائمة أسعار |||| قوائم الأسعار |||| قوائم الأسعار |||| قوائم الأسعار |||| قوائم الأسعار',
  about:
    'القوائم والأسعار المعروضة في صفحتكم. تسري الأسعار ثلاثة أشهر على الأكثر، ولا يرى العرسان ما انتهت مدته.',
  create: 'إضافة قائمة أسعار',
  empty: {
    title: 'لا توجد قوائم أسعار بعد',
    text: 'أضيفوا قائمتكم أو باقتكم مع سعرها؛ فالصفحات التي تعرض أسعارها تتلقى طلبات أكثر.',
  },
  groups: {
    list: 'القائمة',
    prices: 'الأسعار',
    record: 'السجل',
    page: 'الصفحة',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    name: 'الاسم',
    catalogTypeId: 'النوع',
    description: 'المحتوى',
    pricingType: 'طريقة التسعير',
    minGuests: 'الحد الأدنى للمدعوين',
    maxGuests: 'الحد الأقصى للمدعوين',
    prices: {
      label: 'الأسعار',
      weekPeriod: 'الفترة',
      price: 'السعر',
      currency: 'العملة',
      unit: 'لعدد أشخاص أو قطع',
      catalogItemOptionId: 'الخيار',
    },
    expireAt: 'آخر يوم للسريان',
    lowestWeekdayPrice: 'الأدنى في أيام الأسبوع',
    lowestWeekendPrice: 'الأدنى في عطلة الأسبوع',
    file: 'PDF',
    linkedProviderIds: 'تظهر أيضًا لدى',
    order: 'الترتيب',
    isMain: 'القائمة الرئيسية',
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث في قوائم الأسعار',
      providerId: 'الشركة',
      catalogTypeId: 'النوع',
      expireAtEnd: 'تنتهي في موعد أقصاه',
      isMain: 'القائمة الرئيسية',
    },
  },
  help: {
    minGuests: 'أقل عدد مدعوين يسري عليه السعر للشخص.',
    maxGuests: 'أكبر عدد مدعوين تشمله الباقة.',
    linkedProviderIds: 'تظهر هذه القائمة في صفحات شركاتكم الأخرى أيضًا.',
    file: 'قائمتكم بصيغة PDF، حتى 15 ميغابايت.',
    expireAt: 'ثلاثة أشهر من اليوم على الأكثر.',
    isMain: 'القائمة التي تعرضها صفحتكم أولًا.',
  },
  values: {
    prices: {
      weekPeriod: { weekday: 'أيام الأسبوع', weekend: 'نهاية الأسبوع', all: 'كل يوم' },
    },
  },
  expiry: {
    expired: 'منتهية',
    explained: 'لا يرى العروسان هذه القائمة. اختاروا يومًا لاحقًا لإظهارها.',
  },
  pdf: {
    title: 'PDF',
    none: 'أضيفوا قائمتكم بصيغة PDF؛ ينزّلها العروسان مع قائمة الأسعار.',
    add: 'إضافة PDF',
    remove: 'حذف PDF',
    sure: 'هل تريدون حذف «%{name}»؟',
    sureText: 'يُزال الملف من قائمة الأسعار ولا يمكن استرجاعه. تبقى الأسعار كما هي.',
    removed: 'تم حذف ملف PDF.',
  },
  actions: {
    update_prices: {
      do: 'تحديث الأسعار',
      ask: 'أدخلوا أسعار أيام الأسبوع وعطلة الأسبوع وآخر يوم جديد لسريانها.',
      done: 'تم تحديث الأسعار.',
    },
    makeMain: { do: 'جعلها القائمة الرئيسية', done: 'تغيّرت القائمة الرئيسية.' },
  },
};
