import type { Shape } from '../messages.ts';
import type { areas as shape } from '../tr/areas.ts';

export const areas: Shape<typeof shape> = {
  statistics: {
    about: 'Leads from the last six months, by provider.',
    table: 'Your providers',
    provider: 'Provider',
    enquiries: 'Leads',
    deals: 'Bookings',
    rate: 'Booking rate',
    assisted: 'Assisted leads',
    missed: 'Over 24 hours',
    chart: {
      visits: 'Leads by month',
      weddings: 'Bookings by month',
      rivals: 'Booking rate by provider',
      magnet: 'Assisted leads by provider',
    },
    month: 'Month',
    most: 'Highest: %{name}, %{value}.',
    none: 'No leads in this period.',
  },
  checkout: {
    title: 'Payment',
    waiting: 'Your outstanding payments',
    total: 'Total',
    text: 'Your account manager completes the payment with you; we never ask for card details on this page.',
    write: 'Write to your account manager',
    list: 'All payments',
  },
  wizard: {
    title: 'Provider registration',
    text: 'You arrived through the link we sent you. Our account manager completes your details together with you and emails you your sign-in details.',
    signIn: 'Already have an account? Sign in',
  },
  signatures: {
    title: 'Signatures',
    about: 'The text below your messages, separately for each provider.',
    text: 'Signature',
    none: 'You are not linked to any provider',
  },
};
