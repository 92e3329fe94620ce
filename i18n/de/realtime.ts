import type { realtime as tr } from '../tr/realtime.ts';
import type { Shape } from '../messages.ts';

export const realtime: Shape<typeof tr> = {
  lead: 'Neue Anfrage',
  lead_message: 'Neue Nachricht',
  lead_assigned: 'Ihnen zugewiesen',
  assigned:
    '%{smart_count} Anfrage wurde Ihnen zugewiesen |||| %{smart_count} Anfragen wurden Ihnen zugewiesen',
  leads: '%{smart_count} neue Anfrage |||| %{smart_count} neue Anfragen',
  messages: '%{smart_count} neue Nachricht |||| %{smart_count} neue Nachrichten',
  open: 'Öffnen',
  toList: 'Zur Liste',
  polling:
    'Sofortige Benachrichtigungen sind nicht möglich. Neue Anfragen werden alle paar Sekunden abgerufen.',
  away: 'Der Server ist nicht erreichbar. Neue Anfragen erscheinen, sobald die Verbindung wieder steht.',
};
