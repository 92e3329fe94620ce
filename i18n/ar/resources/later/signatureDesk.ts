/** Words of a signature's form beyond its text. */
export const messages = {
  picture: 'الصورة',
  choose: 'اختيار صورة',
  replace: 'استبدال الصورة',
  remove: 'إزالة الصورة',
  removed: 'أُزيلت الصورة.',
  limits: '%{types}؛ حتى %{size}. تظهر في البريد بحجم أقصاه 300 × 120 بكسل.',
  preview: 'كما سيراه العروسان',
  greeting: 'مرحبًا،',
  sample: 'شكرًا لكما على طلبكما.',
  empty: 'لا يوجد توقيع لهذه الشركة؛ تُرسل رسائلكم من دونه.',
};
