import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaForms.ts';

export const messages: Shape<typeof shape> = {
  source: {
    label: 'من أين يأتي المقطع؟',
    videoUrl: 'رابط من YouTube أو Vimeo أو Dailymotion',
    videoFile: 'ملف من جهازي (MP4 أو WebM أو MOV بترميز H.264)',
  },
  passive: 'غير مفعّلة: لا يراها العرسان مهما كانت حالة الموافقة. لإظهارها شغّلوا «نشطة» واحفظوا.',
  consent:
    'تصرّحون بما يلي: «وافق العروسان على عرض صور هذا المعرض واسميهما في صفحتي، وأزيل المعرض إن سحبا موافقتهما». وهذا لازم لمعرض المراجع.',
  notMain: {
    pending: 'لا تكون الصورة التي بانتظار الموافقة صورة رئيسية؛ اختاروها بعد الموافقة عليها.',
    rejected: 'لا تكون الصورة المرفوضة صورة رئيسية؛ صححوها وأرسلوها إلى الموافقة من جديد.',
    passive: 'لا تكون الصورة غير المفعّلة صورة رئيسية؛ فعّلوها واحفظوا أولًا.',
  },
};
