import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/testimonialDesk.ts';

/** The page of a testimonial beyond its fields. */
export const messages: Shape<typeof shape> = {
  coupleText: 'كلمات الزوجين',
  onBehalf: 'أضافته شركتكم نيابةً عن الزوجين.',
  reply: 'ردّكم',
  newReply: 'ردّكم الجديد',
  dispute: 'اعتراضكم',
  rejectedFor: 'سبب الرفض:',
  answer: 'فريق الدعم:',
  photos: {
    title: 'الصور',
    add: 'إضافة صورة',
    file: 'ملف الصورة',
    none: 'لا صور في هذا التقييم.',
    alt: 'الصورة %{number}، %{couple}',
  },
  history: {
    title: 'السجل',
    none: 'لم يحدث شيء بعد.',
    by: {
      couple: 'الزوجان',
      desk: 'فريق الدعم',
    },
    events: {
      added: 'أُضيف التقييم',
      written: 'كتب الزوجان تقييمًا',
      approved: 'نُشر التقييم',
      rejected: 'رُفض التقييم',
      replied: 'كُتب ردّ',
      reply_approved: 'نُشر الردّ',
      reply_rejected: 'رُفض الردّ',
      disputed: 'قُدّم اعتراض',
      dispute_withdrawn: 'سُحب الاعتراض',
      dispute_accepted: 'قُبل الاعتراض وأُزيل التقييم',
      dispute_rejected: 'لم يُقبل الاعتراض',
    },
  },
};
