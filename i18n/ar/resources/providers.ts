import type { messages as shape } from '../../tr/resources/providers.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof shape> = {
  name: 'الشركات |||| الشركة |||| الشركات |||| الشركات |||| الشركات |||| الشركات',
  about: 'شركات حسابكم على الموقع: التعريف وبيانات الاتصال والموقع والباقة.',
  groups: { about: 'التعريف', contact: 'التواصل والموقع', package: 'الباقة', calendar: 'التقويم' },
  calendar: {
    text: 'حفلات الزفاف والحجوزات المبدئية والزيارات والأيام المغلقة.',
    open: 'فتح التقويم',
  },
  fields: {
    id: 'الرقم',
    name: 'اسم الشركة',
    slug: 'الاسم في الرابط',
    categoryId: 'الفئة',
    cityId: 'المدينة',
    districtId: 'المنطقة',
    category: { name: 'الفئة', categoryType: 'نوع الفئة' },
    city: { name: 'المدينة' },
    district: { name: 'المنطقة' },
    onHold: 'غير منشورة',
    productFeatures: {
      productName: 'الباقة',
      productDateStart: 'بداية الباقة',
      productDateEnd: 'نهاية الباقة',
      statsAccess: 'الإحصاءات',
      rivalStatsAccess: 'المنافسون بأسمائهم',
    },
    paidStatus: 'حالة الدفع',
    providerFilter: { listingProductName: 'منتج الإدراج' },
    isMissingData: 'بيانات ناقصة',
    about: 'نبذة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
    address: 'العنوان',
    location: { latitude: 'خط العرض', longitude: 'خط الطول' },
    createdAt: 'تاريخ الإضافة',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن شركة',
      cityId: 'المدينة',
      categoryId: 'الفئة',
      onHold: 'غير منشورة',
    },
  },
  help: {
    about: 'ننصح بكتابة 300 حرف على الأقل؛ فالنصوص المكوّنة من 250 إلى 300 كلمة تجلب طلبات أكثر.',
  },
  values: {
    paidStatus: { paid: 'مدفوع', unpaid: 'غير مدفوع', trial: 'تجريبي', free: 'مجاني' },
    category: {
      categoryType: { venue: 'مكان الحفل', bridal: 'فساتين الزفاف', service: 'خدمة' },
    },
  },
};
