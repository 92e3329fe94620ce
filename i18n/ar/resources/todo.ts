import type { messages as tr } from '../../tr/resources/todo.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'المهام',
  late: 'متأخرة',
  today: 'اليوم',
  tomorrow: 'غدًا',
  finish: 'تمّت',
  reopen: 'إعادة فتح',
  doneNamed: 'تمّت: %{name}',
  finished: 'تم التعليم كمنجزة.',
  reopened: 'عادت إلى المهام.',
  snooze: 'تأجيل',
  snoozeNamed: 'تأجيل: %{name}',
  snoozed: 'أُجّلت إلى %{when}.',
  confirmed: 'مؤكَّد',
  unconfirmed: 'بانتظار التأكيد',
  waiting: 'تُرسَل تلقائيًا',
  sent: 'أُرسلت',
  cut: 'تظهر أول 100 مهمة، وتظهر البقية كلما أنجزتم منها.',
  facts: {
    open: 'لا مهام |||| مهمة واحدة |||| مهمتان |||| %{smart_count} مهام |||| %{smart_count} مهمة |||| %{smart_count} مهمة',
    done: 'لا مهام منجزة |||| مهمة منجزة واحدة |||| مهمتان منجزتان |||| %{smart_count} مهام منجزة |||| %{smart_count} مهمة منجزة |||| %{smart_count} مهمة منجزة',
  },
  tabs: {
    open: 'مفتوحة',
    done: 'منجزة',
  },
  whose: {
    label: 'المهام لمن',
    mine: 'مهامي',
    everyone: 'مهام الجميع',
  },
  kinds: {
    appointment: 'موعد',
    call: 'معاودة الاتصال بالعروسين',
  },
  until: {
    hour: 'بعد ساعة',
    evening: 'مساء اليوم',
    tomorrow: 'صباح الغد',
    nextWeek: 'صباح الاثنين',
  },
  empty: {
    open: 'لا مهام لديكم',
    openText: 'تظهر هنا الملاحظات ذات التذكير ومواعيد العرسان والرسائل التي تُرسَل تلقائيًا.',
    done: 'لا مهام منجزة بعد',
    doneText: 'يبقى هنا ما تنجزونه، ويمكنكم التراجع عنه.',
    toLeads: 'الذهاب إلى العرسان',
  },
};
