import type { supportAccess as shape } from '../tr/supportAccess.ts';
import type { Shape } from '../messages.ts';

export const supportAccess: Shape<typeof shape> = {
  title: 'دخول الدعم',
  running: 'هنا الآن',
  as: 'نيابة عن:',
  why: 'السبب:',
  onlyRead:
    'لم يتغيّر شيء؛ لا مشاهدات. |||| لم يتغيّر شيء؛ مشاهدة واحدة. |||| لم يتغيّر شيء؛ مشاهدتان. |||| لم يتغيّر شيء؛ %{smart_count} مشاهدات. |||| لم يتغيّر شيء؛ %{smart_count} مشاهدة. |||| لم يتغيّر شيء؛ %{smart_count} مشاهدة.',
  changes:
    'لا تغييرات |||| تغيير واحد |||| تغييران |||| %{smart_count} تغييرات |||| %{smart_count} تغييرًا |||| %{smart_count} تغيير',
  moreChanges:
    'ولا تغييرات أخرى |||| وتغيير آخر |||| وتغييران آخران |||| و%{smart_count} تغييرات أخرى |||| و%{smart_count} تغييرًا آخر |||| و%{smart_count} تغيير آخر',
  more: 'عرض المزيد',
  refused: 'لم يُنفَّذ',
  kinds: {
    added: 'أُضيف: %{what}',
    changed: 'تغيّر: %{what}',
    removed: 'حُذف: %{what}',
  },
  records: {
    leads: 'طلب',
    'lead-messages': 'رسالة',
    'lead-comments': 'ملاحظة الفريق',
    'lead-interactions': 'ملاحظة محادثة',
    customers: 'بيانات الحساب',
    'customer-users': 'مستخدم',
    'customer-actions': 'إجراء على الحساب',
    'customer-interactions': 'محادثة الحساب',
    providers: 'شركة',
    'provider-items': 'موديل',
    'calendar-events': 'موعد في التقويم',
    discounts: 'حملة',
    templates: 'قالب',
    other: 'سجل',
  },
  none: {
    title: 'لم يدخل الدعم إلى حسابكم',
    text: 'إذا عمل الدعم نيابة عنكم فسترون هنا من كان ومتى ولماذا.',
  },
};
