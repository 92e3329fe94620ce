import type { realtime as tr } from '../tr/realtime.ts';
import type { Shape } from '../messages.ts';

export const realtime: Shape<typeof tr> = {
  lead: 'New lead',
  lead_message: 'New message',
  lead_assigned: 'Assigned to you',
  assigned: '%{smart_count} lead assigned to you |||| %{smart_count} leads assigned to you',
  leads: '%{smart_count} new lead |||| %{smart_count} new leads',
  messages: '%{smart_count} new message |||| %{smart_count} new messages',
  open: 'Open',
  toList: 'Go to the list',
  polling: 'Live updates are not available. New leads are checked every few seconds.',
  away: 'The server cannot be reached. New leads will appear once the connection is back.',
};
