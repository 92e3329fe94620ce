import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/templateDesk.ts';

export const messages: Shape<typeof shape> = {
  preview: {
    title: 'معاينة',
    couple: 'العروسان',
    open: 'عرض العرسان',
    noCouples: 'لا يوجد عروسان بهذا الاسم',
    hint: 'اختاروا عروسين لرؤية الرسالة كما ستصل إليهما.',
    whole: 'جميع الحقول مملوءة لدى هذين العروسين.',
    missing: 'حقول فارغة لدى هذين العروسين: %{names}',
  },
  files: {
    title: 'المرفقات',
    none: 'لا ملفات مرفقة بهذا القالب.',
    choose: 'اختيار ملف جاهز',
    open: 'عرض الملفات الجاهزة',
    noOthers: 'لا ملفات جاهزة أخرى',
    upload: 'رفع ملف جديد',
    file: 'الملف المراد رفعه',
    detach: 'إزالة المرفق',
    limits: 'حتى %{smart_count} ملفات؛ %{types}، بحجم %{size} كحد أقصى لكل ملف.',
  },
};
