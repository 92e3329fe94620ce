/** Words of lists that are shown as a calendar. */
export const listCalendar = {
  day: '%{day}، بلا سجلات |||| %{day}، سجل واحد |||| %{day}، سجلان |||| %{day}، %{smart_count} سجلات |||| %{day}، %{smart_count} سجلًا |||| %{day}، %{smart_count} سجل',
  more: '+%{smart_count} |||| +%{smart_count} |||| +%{smart_count} |||| +%{smart_count} |||| +%{smart_count} |||| +%{smart_count}',
  allDay: 'طوال اليوم',
  empty: 'لا شيء في هذا الشهر',
  emptyText: 'هذه الأيام خالية. انتقلوا إلى شهر آخر أو أضيفوا سجلًا.',
  free: 'يوم خالٍ.',
  add: 'إضافة',
  addOn: 'إضافة في %{day}',
  cut: 'السجلات كثيرة، ويظهر منها أول 1000. استخدموا عامل تصفية لتضييقها.',
  today: 'اليوم',
  span: 'المدة المعروضة',
  tools: 'البحث والتصفية والنقل',
  spans: { month: 'شهر', week: 'أسبوع', agenda: 'جدول أعمال' },
  previous: { month: 'الشهر السابق', week: 'الأسبوع السابق', agenda: 'الشهر السابق' },
  next: { month: 'الشهر التالي', week: 'الأسبوع التالي', agenda: 'الشهر التالي' },
  moveAnyway: 'انقلوه رغم ذلك',
  moved: '%{name}: اليوم الجديد %{day}.',
  lift: {
    start:
      'تم التقاط %{name}. الأسهم تغيّر اليوم ومفتاحا الصفحة يغيّران الشهر؛ مفتاح المسافة للإفلات وEsc للإلغاء.',
    over: '%{day}',
    end: 'أُفلت %{name}: %{day}.',
    cancel: 'أُلغي النقل.',
  },
};
