import type { Shape } from '../words.ts';
import type { areas as shape } from '../tr/areas.ts';

export const areas: Shape<typeof shape> = {
  statistics: {
    about: 'Enquiries of the last six months, by page.',
    table: 'Your pages',
    provider: 'Page',
    enquiries: 'Enquiries',
    deals: 'Deals',
    rate: 'Deal rate',
    assisted: 'Assisted',
    missed: 'Past 24 hours',
    chart: {
      visits: 'Enquiries by month',
      weddings: 'Deals by month',
      rivals: 'Deal rate of your pages',
      magnet: 'Assisted enquiries of your pages',
    },
    month: 'Month',
    most: 'Highest: %{name}, %{value}.',
    none: 'No enquiries in this time.',
  },
  checkout: {
    title: 'Payment',
    waiting: 'Payments that wait',
    total: 'Total',
    text: 'Your account manager completes the payment with you; no card details are asked on this page.',
    write: 'Write to your account manager',
    list: 'All payments',
  },
  wizard: {
    title: 'Register your business',
    text: 'You came by the link that we sent you. Our account manager completes your details with you and sends you your sign-in by e-mail.',
    signIn: 'Sign in if you have an account',
  },
  signatures: {
    title: 'Signatures',
    about: 'What stands below your messages, for each of your pages.',
    text: 'Signature',
    none: 'You are linked to no page',
  },
};
