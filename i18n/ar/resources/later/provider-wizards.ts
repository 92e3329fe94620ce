import type { messages as tr } from '../../../tr/resources/later/provider-wizards.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  fields: {
    businessName: 'اسم شركتكم',
    categoryId: 'الفئة',
    cityId: 'المدينة',
    districtId: 'المنطقة',
    address: 'العنوان',
    location: 'الموقع على الخريطة',
    customerName: 'الاسم أو اسم الشركة',
    companyType: 'نوع الشركة',
    tradeExtension: 'الشكل القانوني',
    taxNumber: 'الرقم الضريبي',
    taxOffice: 'مكتب الضرائب',
    billingAddress: 'عنوان الفوترة',
    identityNumber: 'رقم الهوية',
    users: {
      label: 'الأشخاص',
      name: 'الاسم',
      surname: 'اسم العائلة',
      username: 'اسم المستخدم',
      email: 'البريد الإلكتروني',
      phone: 'رقم الجوال',
    },
    image: 'الصور',
    password: 'كلمة المرور',
  },
  help: {
    businessName: 'يراكم العرسان بهذا الاسم.',
    address: 'العنوان الذي يزوركم فيه العرسان.',
    customerName: 'كما يظهر في الفاتورة.',
    tradeExtension: 'يُضاف إلى الاسم؛ لا تكتبوه أعلاه.',
    taxNumber: '10 أرقام.',
    identityNumber: 'تصدر فواتيركم بهذا الرقم.',
    users: 'الشخص الأول هو مالك الحساب. يُدعى الآخرون بالبريد الإلكتروني.',
    password: '6 أحرف على الأقل، وننصح بعشرة. لا تستخدموا اسمًا أو سنة ميلاد وحدها.',
  },
};
