import type { notifications as tr } from '../tr/notifications.ts';
import type { Shape } from '../messages.ts';

export const notifications: Shape<typeof tr> = {
  title: 'الإشعارات',
  bellUnread:
    'الإشعارات، لا جديد |||| الإشعارات، إشعار غير مقروء |||| الإشعارات، إشعاران غير مقروءين |||| الإشعارات، %{smart_count} إشعارات غير مقروءة |||| الإشعارات، %{smart_count} إشعارًا غير مقروء |||| الإشعارات، %{smart_count} إشعار غير مقروء',
  unread: 'غير مقروء',
  readAll: 'تعليم الكل كمقروء',
  settings: 'إعدادات الإشعارات',
  empty: 'لا إشعارات لديكم',
  emptyText: 'تظهر هنا الطلبات والرسائل الجديدة وأخبار حسابكم.',
  push: {
    ask: 'لا تفوّتوا أي طلب',
    askText: 'هل نعرض الطلبات والرسائل الجديدة على هذا الجهاز عندما تكون اللوحة في الخلفية؟',
    allow: 'السماح بالإشعارات',
    later: 'ليس الآن',
    many: 'لا إشعارات جديدة |||| إشعار جديد |||| إشعاران جديدان |||| %{smart_count} إشعارات جديدة |||| %{smart_count} إشعارًا جديدًا |||| %{smart_count} إشعار جديد',
  },
};
