import type { Shape } from '../messages.ts';
import type { palette as shape } from '../tr/palette.ts';

export const palette: Shape<typeof shape> = {
  open: 'البحث في اللوحة',
  couples: 'البحث عن عروسين',
  hint: 'البحث عن عروسين أو صفحة أو إجراء',
  coupleHint: 'اكتبوا حرفين على الأقل من اسم العروس أو العريس.',
  results:
    'لا نتائج |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
  all: 'كل النتائج عن «%{words}» في قائمة %{name}',
  language: 'اللغة: %{name}',
  mode: 'المظهر: %{name}',
  groups: {
    recent: 'المستخدَمة مؤخرًا',
    couples: 'العرسان',
    places: 'الصفحات',
    actions: 'الإجراءات',
  },
};
