import type { notifications as tr } from '../tr/notifications.ts';
import type { Shape } from '../words.ts';

export const notifications: Shape<typeof tr> = {
  title: 'الإشعارات',
  bellUnread:
    'الإشعارات، لا جديد |||| الإشعارات، واحد غير مقروء |||| الإشعارات، اثنان غير مقروءين |||| الإشعارات، %{smart_count} غير مقروءة |||| الإشعارات، %{smart_count} غير مقروء |||| الإشعارات، %{smart_count} غير مقروء',
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
    many: 'لا جديد |||| خبر جديد |||| خبران جديدان |||| %{smart_count} أخبار جديدة |||| %{smart_count} خبرًا جديدًا |||| %{smart_count} خبر جديد',
  },
};
