import type { notifications as tr } from '../tr/notifications.ts';
import type { Shape } from '../messages.ts';

export const notifications: Shape<typeof tr> = {
  title: 'Benachrichtigungen',
  bellUnread:
    'Benachrichtigungen, %{smart_count} ungelesen |||| Benachrichtigungen, %{smart_count} ungelesen',
  unread: 'Ungelesen',
  readAll: 'Alle als gelesen markieren',
  settings: 'Benachrichtigungseinstellungen',
  empty: 'Keine Benachrichtigungen',
  emptyText: 'Neue Anfragen, Nachrichten und Neuigkeiten zu Ihrem Konto erscheinen hier.',
  push: {
    ask: 'Keine Anfrage mehr verpassen',
    askText:
      'Soll dieses Gerät neue Anfragen und Nachrichten anzeigen, während das Panel im Hintergrund ist?',
    allow: 'Benachrichtigungen erlauben',
    later: 'Nicht jetzt',
    many: '%{smart_count} neue Benachrichtigung |||| %{smart_count} neue Benachrichtigungen',
  },
};
