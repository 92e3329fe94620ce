import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/discount-coupons.ts';

export const messages: Shape<typeof shape> = {
  name: 'القسائم |||| القسيمة |||| القسائم |||| القسائم |||| القسائم |||| القسائم',
  about: 'رموز تمنح الحملة لعروسين بعينهما: سلّموها وأرسلوها بالبريد الإلكتروني وسجّلوا استخدامها.',
  create: 'إضافة قسيمة',
  empty: {
    title: 'لا توجد قسائم بعد',
    text: 'أنشئوا قسيمة لحملة منشورة وسلّموها لعروسين، وسترون هنا ما تحققه.',
  },
  views: {
    all: 'الكل',
    open: 'متاحة',
    out: 'لدى العرسان',
    used: 'مستخدمة',
    withdrawn: 'مسحوبة',
  },
  groups: {
    coupon: 'القسيمة',
    couple: 'العروسان',
    mail: 'البريد الإلكتروني',
    use: 'الاستخدام',
    record: 'السجل',
  },
  fields: {
    id: 'الرقم',
    providerId: 'الشركة',
    discountId: 'الحملة',
    code: 'رمز القسيمة',
    status: 'الحالة',
    leadId: 'الطلب',
    coupleName: 'العروسان',
    assigneeId: 'المسؤول',
    assignedAt: 'سُلّمت',
    sentCount: 'الرسائل',
    lastSentAt: 'آخر رسالة',
    usedOn: 'يوم الاستخدام',
    income: 'العائد',
    createdAt: 'أُضيفت',
    updatedAt: 'حُدّثت',
    filters: {
      q: 'ابحثوا بالرمز أو الاسم',
      discountId: 'الحملة',
      providerId: 'الشركة',
      leadId: 'الطلب',
      status: 'الحالة',
    },
  },
  help: {
    code: 'إن تركتموه فارغًا أُنشئ رمز لكم.',
    leadId: 'اكتبوا اسم العروسين للبحث.',
    income: 'ما دفعه العروسان بهذه القسيمة، بالليرة دون كسور، شاملًا الضريبة.',
  },
  values: {
    status: {
      open: 'متاحة',
      assigned: 'سُلّمت',
      sent: 'أُرسلت',
      used: 'استُخدمت',
      withdrawn: 'سُحبت',
    },
  },
  actions: {
    send: {
      do: 'إرسال بالبريد الإلكتروني',
      ask: 'يُرسل الرمز إلى بريد العروسين الإلكتروني بلغتهما.',
      done: 'أُرسلت القسيمة.',
      again: {
        do: 'إرسال مرة أخرى',
        ask: 'يُرسل الرمز إلى بريد العروسين الإلكتروني بلغتهما.',
        done: 'أُرسلت القسيمة.',
      },
    },
    use: {
      do: 'تسجيل الاستخدام',
      done: 'سُجّل استخدام القسيمة.',
    },
    withdraw: {
      do: 'سحب القسيمة',
      ask: 'لا تعود القسيمة صالحة وتُزال من طلب العروسين.',
      done: 'سُحبت القسيمة.',
    },
  },
};
