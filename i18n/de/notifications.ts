import type { notifications as tr } from '../tr/notifications.ts';
import type { Shape } from '../words.ts';

export const notifications: Shape<typeof tr> = {
  title: 'Benachrichtigungen',
  bellUnread:
    'Benachrichtigungen, %{smart_count} ungelesen |||| Benachrichtigungen, %{smart_count} ungelesen',
  unread: 'Ungelesen',
  readAll: 'Alle als gelesen markieren',
  settings: 'Benachrichtigungen einstellen',
  empty: 'Keine Benachrichtigungen',
  emptyText: 'Hier erscheinen neue Anfragen, Nachrichten und Neues zu Ihrem Konto.',
  push: {
    ask: 'Verpassen Sie keine Anfrage',
    askText:
      'Soll dieses Gerät neue Anfragen und Nachrichten anzeigen, während das Panel im Hintergrund ist?',
    allow: 'Benachrichtigungen erlauben',
    later: 'Nicht jetzt',
    many: '%{smart_count} Neuigkeit |||| %{smart_count} Neuigkeiten',
  },
};
