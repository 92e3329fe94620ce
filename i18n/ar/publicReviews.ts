/** The reviews of a provider on other sites, and on its public page. */
export const publicReviews = {
  title: 'آراء العرسان',
  summary: '%{mean} من 5، متوسط كل التقييمات المنشورة وعددها %{count}',
  choice: 'هذه مختارات من التقييمات، والمتوسط محسوب من كل التقييمات المنشورة.',
  all: 'كل التقييمات',
  reply: 'رد %{provider}',
  none: 'لا توجد تقييمات منشورة بعد.',
  star1: 'نجمة واحدة',
  star2: 'نجمتان',
  star3: '3 نجوم',
  star4: '4 نجوم',
  star5: '5 نجوم',
  pageTitle: 'تقييمات %{provider}',
  order: 'الأحدث أولًا. يُنشر كل تقييم يلتزم بالقواعد، إيجابيًا كان أم سلبيًا.',
  by: 'حسب النجوم',
  more: 'تقييمات أقدم',
  photo: 'الصورة %{number}، %{couple}',
} as const;
