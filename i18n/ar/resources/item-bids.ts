import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/item-bids.ts';

export const messages: Shape<typeof shape> = {
  name: 'طلبات عروض الأسعار |||| طلب عرض سعر |||| طلبات عروض الأسعار |||| طلبات عروض الأسعار |||| طلبات عروض الأسعار |||| طلبات عروض الأسعار',
  about: 'من ينتظرون عرض سعر لموديلاتكم، مع عروضكم والردود عليها.',
  empty: {
    title: 'لا أحد بانتظار عرض سعر',
    text: 'يظهر العروسان هنا عند طلب عرض سعر لأحد موديلاتكم.',
  },
  views: {
    all: 'الكل',
    waiting: 'بانتظار عرض السعر',
    offered: 'بانتظار الرد',
    accepted: 'مقبولة',
    ended: 'منتهية',
  },
  groups: {
    bid: 'الطلب',
    offer: 'عرض السعر',
    history: 'السجل الزمني',
    record: 'السجل',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    providerItemId: 'الموديل',
    coupleName: 'العروسان',
    weddingDate: 'تاريخ الزفاف',
    wish: 'رسالة العروسين',
    budget: 'الميزانية',
    status: 'الحالة',
    offeredPrice: 'السعر المعروض',
    offerNote: 'ملاحظة',
    offerValidUntil: 'صالح حتى',
    history: {
      label: 'السجل الزمني',
      event: 'الحدث',
      at: 'الوقت',
      by: 'بواسطة',
      price: 'السعر',
      text: 'ملاحظة',
    },
    createdAt: 'تاريخ الطلب',
    updatedAt: 'آخر تحديث',
    filters: {
      q: 'البحث عن العروسين أو الرسالة',
      providerId: 'الشركة',
      providerItemId: 'الموديل',
      status: 'الحالة',
    },
  },
  help: {
    offeredPrice: 'بالليرة دون كسور، شاملًا ضريبة القيمة المضافة.',
  },
  values: {
    status: {
      waiting: 'بانتظار عرض السعر',
      offered: 'تم إرسال العرض',
      accepted: 'مقبول',
      rejected: 'رفضه العروسان',
      declined: 'دون عرض سعر',
    },
    history: {
      event: {
        asked: 'طلب عرض سعر',
        offered: 'إرسال عرض سعر',
        accepted: 'قبول العرض',
        rejected: 'رفض العرض',
        declined: 'دون عرض سعر',
      },
    },
  },
  actions: {
    offer: {
      do: 'إرسال عرض سعر',
      ask: 'يرى العروسان عرضكم فورًا، ويمكنكم إرسال عرض جديد قبل ردهما.',
      done: 'تم إرسال عرضكم.',
    },
    decline: {
      do: 'عدم تقديم عرض',
      ask: 'يُبلَّغ العروسان بملاحظتكم بأنكم لن تقدموا عرض سعر.',
      done: 'تم إبلاغ العروسين.',
    },
  },
};
