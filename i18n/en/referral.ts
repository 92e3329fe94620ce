import type { referral as tr } from '../tr/referral.ts';
import type { Shape } from '../messages.ts';

export const referral: Shape<typeof tr> = {
  title: 'Refer a provider',
  text: 'If the provider joins us, you earn gift vouchers.',
  form: {
    terms: 'I have read and accept the terms.',
    send: 'Send referral',
  },
  rewards: {
    title: 'Your reward',
    next: 'Maximum gift vouchers for your next referral',
    month: 'This month',
    total: 'In total',
    left: '%{amount} left',
    of: '%{used} of %{cap} used',
  },
  full: {
    month: 'You have reached this month’s reward limit',
    monthText: 'You can refer again from the first day of next month.',
    total: 'You have reached the overall reward limit',
    totalText: 'Thank you for your referrals.',
  },
  success: {
    title: 'Thank you for your referral',
    text: 'We have received your referral.',
    named:
      'We will contact %{name} soon. If they join, you earn gift vouchers worth up to %{amount}.',
    again: 'Refer another provider',
    home: 'Back to home',
  },
  conditions: {
    title: 'Referral terms',
    link: 'Terms',
    back: 'Back to the form',
    joins: 'The provider joins',
    joinsText: 'The reward is earned once the provider you referred buys a plan.',
    amounts: 'Amount of the reward',
    amountsText:
      'Gift vouchers worth up to %{one} per referral, %{month} per month and %{total} in total.',
    claim: 'Claim',
    claimText: 'Claim the reward within 30 days of the provider joining.',
    payout: 'Payout',
    payoutText: 'Gift vouchers are sent within 45 working days of your claim.',
    voucher: 'Validity',
    voucherText:
      'Gift vouchers are in Turkish lira and valid for one year; they cannot be exchanged for cash.',
    once: 'The same provider',
    onceText:
      'A provider can be referred once. There is no reward for providers who already work with us.',
  },
};
