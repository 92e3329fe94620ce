import type { supportAccess as shape } from '../tr/supportAccess.ts';
import type { Shape } from '../messages.ts';

export const supportAccess: Shape<typeof shape> = {
  title: 'Support access',
  running: 'Here now',
  as: 'Acted as:',
  why: 'Reason:',
  onlyRead:
    'Nothing was changed; %{smart_count} view. |||| Nothing was changed; %{smart_count} views.',
  changes: '%{smart_count} change |||| %{smart_count} changes',
  moreChanges: 'and %{smart_count} more change |||| and %{smart_count} more changes',
  more: 'Show more',
  refused: 'Not carried out',
  kinds: {
    added: '%{what} added',
    changed: '%{what} changed',
    removed: '%{what} deleted',
  },
  records: {
    leads: 'Lead',
    'lead-messages': 'Message',
    'lead-comments': 'Team note',
    'lead-interactions': 'Contact record',
    customers: 'Account details',
    'customer-users': 'User',
    'customer-actions': 'Account action',
    'customer-interactions': 'Account contact',
    providers: 'Provider',
    'provider-items': 'Product',
    'calendar-events': 'Calendar entry',
    discounts: 'Promotion',
    templates: 'Template',
    other: 'Record',
  },
  none: {
    title: 'Support has not accessed your account',
    text: 'If support acts on your behalf, you will see here who did, when and why.',
  },
};
