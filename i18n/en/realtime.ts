import type { realtime as tr } from '../tr/realtime.ts';
import type { Shape } from '../words.ts';

export const realtime: Shape<typeof tr> = {
  lead: 'New enquiry',
  lead_message: 'New message',
  lead_assigned: 'Handed to you',
  assigned: '%{smart_count} enquiry handed to you |||| %{smart_count} enquiries handed to you',
  leads: '%{smart_count} new enquiry |||| %{smart_count} new enquiries',
  messages: '%{smart_count} new message |||| %{smart_count} new messages',
  open: 'Open',
  toList: 'Go to the list',
  polling: 'Instant updates are not available. New enquiries are checked every few seconds.',
  away: 'The server cannot be reached. New enquiries will be shown once it is back.',
};
