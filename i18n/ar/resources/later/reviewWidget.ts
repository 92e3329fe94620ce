/** The review widget for other sites. */
export const messages = {
  provider: 'الشركة',
  look: 'الشكل',
  looks: {
    cards: 'بطاقات',
    list: 'قائمة',
    badge: 'التقييم فقط',
  },
  theme: 'الألوان',
  themes: {
    auto: 'حسب الزائر',
    light: 'فاتح',
    dark: 'داكن',
  },
  limit: 'أقصى عدد',
  minStar: 'على الأقل',
  stars:
    'بلا نجوم |||| نجمة واحدة |||| نجمتان |||| %{smart_count} نجوم |||| %{smart_count} نجمة |||| %{smart_count} نجمة',
  includeWords: 'كلمات يجب أن ترد',
  includeHelp: 'افصلوا بينها بفواصل، وتكفي واحدة.',
  excludeWords: 'كلمات يجب ألا ترد',
  excludeHelp: 'افصلوا بينها بفواصل، وواحدة تخفي التقييم.',
  law: 'المتوسط والعدد هما دائمًا لكل التقييمات المنشورة، ويُذكر أنها مختارات مع رابط إلى الكل.',
  make: 'إنشاء الأداة',
  save: 'حفظ',
  script: 'الرمز (موصى به)',
  frame: 'الرمز (iframe)',
  frameTitle: 'آراء العرسان',
  copy: 'نسخ: %{what}',
  renew: 'تجديد المفتاح',
  renewHelp: 'لن تعرض الرموز ذات المفتاح القديم أي تقييم.',
  preview: 'معاينة',
};
