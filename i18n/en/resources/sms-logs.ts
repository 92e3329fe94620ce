import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/sms-logs.ts';

export const messages: Shape<typeof shape> = {
  name: 'SMS record |||| SMS log',
  about: 'SMS to couples: what became of each, as how many messages it went out, and what it cost.',
  empty: {
    title: 'No SMS sent yet',
    text: 'An SMS to a couple appears here with its state and its cost.',
  },
  views: { all: 'All', sent: 'Sent', queued: 'Queued', failed: 'Failed' },
  fields: {
    id: 'No.',
    leadId: 'Lead',
    coupleName: 'Couple',
    providerId: 'Provider',
    phone: 'Phone',
    text: 'Message',
    status: 'State',
    failure: 'Reason',
    segments: 'SMS count',
    costMinor: 'Cost',
    isAutomatic: 'Automatic',
    senderName: 'Written by',
    createdAt: 'Date',
    cost: 'Cost',
    filters: {
      q: 'Search text or couple',
      providerId: 'Provider',
      isAutomatic: 'Automatic',
      createdAtStart: 'From',
      createdAtEnd: 'Until',
    },
  },
  values: {
    status: { queued: 'Queued', sent: 'Sent', failed: 'Failed' },
    failure: { wrong_address: 'Wrong number', unreachable: 'Unreachable', refused: 'Refused' },
  },
};
