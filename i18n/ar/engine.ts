import type { engine as shape } from '../tr/engine.ts';
import type { Shape } from '../words.ts';

export const engine: Shape<typeof shape> = {
  list: {
    count:
      'لا توجد سجلات |||| سجل واحد |||| سجلان |||| %{count} سجلات |||| %{count} سجلًا |||| %{count} سجل',
    countAtLeast:
      'سجل واحد أو أكثر |||| أكثر من سجل واحد |||| أكثر من سجلين |||| أكثر من %{count} سجلات |||| أكثر من %{count} سجلًا |||| أكثر من %{count} سجل',
    views: 'القوائم',
    chosenFilters: 'عوامل التصفية المختارة',
    removeFilter: 'إزالة عامل التصفية «%{name}»',
    columns: 'الأعمدة',
    pages: 'الصفحات',
    // A dash between numbers would leave open on which side the range begins.
    range: '%{from} إلى %{to} من %{total}',
    rangeAtLeast: '%{from} إلى %{to} من أكثر من %{total}',
    showResults: 'عرض النتائج',
  },
  record: {
    missing: 'السجل غير موجود',
    missingText: 'ربما حُذف أو أنه لا يخص هذا الحساب.',
    toList: 'العودة إلى القائمة',
  },
  form: {
    changed:
      'لم يتغيّر أي حقل |||| تغيّر حقل واحد |||| تغيّر حقلان |||| تغيّرت %{smart_count} حقول |||| تغيّر %{smart_count} حقلًا |||| تغيّر %{smart_count} حقل',
  },
};
