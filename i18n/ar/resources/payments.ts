import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/payments.ts';

export const messages: Shape<typeof shape> = {
  name: 'الدفعات |||| الدفعة |||| الدفعات |||| الدفعات |||| الدفعات |||| الدفعات',
  about: 'الدفعات المسددة والمستحقة عن باقات شركاتكم.',
  empty: {
    title: 'لا توجد دفعات بعد',
    text: 'تظهر هنا دفعات باقتكم.',
  },
  views: {
    all: 'الكل',
    due: 'مستحقة',
    planned: 'مخططة',
    paid: 'مسددة',
  },
  groups: {
    payment: 'الدفعة',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    description: 'الوصف',
    amountMinor: 'المبلغ بالقرش',
    amount: 'المبلغ',
    status: 'الحالة',
    dueDate: 'تاريخ الاستحقاق',
    recurringMonth: 'شهر الاشتراك',
    createdAt: 'تاريخ الإضافة',
    filters: {
      q: 'البحث عن دفعة',
      providerId: 'الشركة',
      status: 'الحالة',
      dueDateStart: 'أول يوم',
      dueDateEnd: 'آخر يوم',
    },
  },
  values: {
    status: {
      planned: 'مخططة',
      pending: 'قيد الانتظار',
      paid: 'مسددة',
      overdue: 'متأخرة',
      failed: 'فاشلة',
    },
  },
};
