import type { notifications as tr } from '../tr/notifications.ts';
import type { Shape } from '../messages.ts';

export const notifications: Shape<typeof tr> = {
  title: 'Notifications',
  bellUnread: 'Notifications, %{smart_count} unread |||| Notifications, %{smart_count} unread',
  unread: 'Unread',
  readAll: 'Mark all as read',
  settings: 'Notification settings',
  empty: 'No notifications',
  emptyText: 'New leads, messages and news about your account appear here.',
  push: {
    ask: 'Never miss a lead',
    askText: 'Show new leads and messages on this device while the panel is in the background?',
    allow: 'Allow notifications',
    later: 'Not now',
    many: '%{smart_count} new notification |||| %{smart_count} new notifications',
  },
};
