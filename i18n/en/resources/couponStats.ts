import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/couponStats.ts';

/** Figures above the list of coupons. */
export const messages: Shape<typeof shape> = {
  line: { sent: 'Sent', used: 'Used', income: 'Income' },
  label: 'Summary of coupons',
  none: 'No coupons yet',
  noneText: 'Once you hand out coupons, you see here how many are used.',
  title: 'How far coupons came',
  says: '%{used} of %{made} coupons were used; %{emails} emails were sent, and they brought in %{income}.',
  step: 'Step',
  count: 'Coupons',
  steps: {
    made: 'Made',
    assigned: 'Given',
    sent: 'Sent',
    used: 'Used',
  },
};
