import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/testimonialStats.ts';

/** Figures and plots above the list of testimonials. */
export const messages: Shape<typeof shape> = {
  line: { mean: 'متوسط التقييم', count: 'المنشور' },
  label: 'ملخص النجوم',
  mean: 'متوسط النجوم',
  none: 'لا توجد تقييمات منشورة بعد',
  noneText: 'كلما تمت الموافقة على تقييم ظهرت نجومه هنا.',
  stars: {
    title: 'توزيع النجوم',
    says: '%{five} من أصل %{count} تقييمًا منشورًا بخمس نجوم.',
    star: 'النجوم',
    count: 'التقييمات',
  },
  questions: {
    title: 'حسب السؤال',
    says: 'الأعلى تقييمًا: %{best}.',
    none: 'لم يقيّم أي زوجين هذه الأسئلة بعد.',
    question: 'السؤال',
    service: 'الخدمة',
    communication: 'التواصل',
    value: 'القيمة مقابل السعر',
  },
  months: {
    title: 'حسب الشهر',
    says: 'لا تقييمات في آخر اثني عشر شهرًا. |||| تقييم واحد في آخر اثني عشر شهرًا؛ المتوسط في %{month}: %{mean}. |||| تقييمان في آخر اثني عشر شهرًا؛ المتوسط في %{month}: %{mean}. |||| %{smart_count} تقييمات في آخر اثني عشر شهرًا؛ المتوسط في %{month}: %{mean}. |||| %{smart_count} تقييمًا في آخر اثني عشر شهرًا؛ المتوسط في %{month}: %{mean}. |||| %{smart_count} تقييم في آخر اثني عشر شهرًا؛ المتوسط في %{month}: %{mean}.',
    month: 'الشهر',
  },
};
