import type { referral as tr } from '../tr/referral.ts';
import type { Shape } from '../words.ts';

export const referral: Shape<typeof tr> = {
  title: 'Refer a provider',
  text: 'If the provider joins us, you earn gift vouchers.',
  form: {
    terms: 'I have read and accept the conditions.',
    send: 'Send recommendation',
  },
  rewards: {
    title: 'Your reward',
    next: 'Gift vouchers for your next recommendation at most',
    month: 'This month',
    total: 'In all',
    left: '%{amount} left',
    of: '%{used} of %{cap} taken',
  },
  full: {
    month: 'You have reached the rewards of this month',
    monthText: 'From the first day of next month you can recommend again.',
    total: 'You have reached all rewards there are',
    totalText: 'Thank you for your recommendations.',
  },
  success: {
    title: 'Thank you for your recommendation',
    text: 'We have your recommendation.',
    named: 'We will talk to %{name} soon. If they join, you earn gift vouchers of up to %{amount}.',
    again: 'Refer another provider',
    home: 'Back to home',
  },
  conditions: {
    title: 'Conditions of recommending',
    link: 'Conditions',
    back: 'Back to the form',
    joins: 'The provider joins',
    joinsText: 'The reward is earned once the provider you referred buys a plan.',
    amounts: 'How much it is',
    amountsText:
      'Gift vouchers of at most %{one} for a recommendation, %{month} in a month and %{total} in all.',
    claim: 'Claiming it',
    claimText: 'Claim the reward within 30 days of the provider joining.',
    payout: 'Paying it out',
    payoutText: 'Gift vouchers are sent within 45 working days of your claim.',
    voucher: 'How long it is good',
    voucherText:
      'Gift vouchers are in Turkish lira and valid for one year; they are not paid in cash.',
    once: 'The same provider',
    onceText:
      'A provider can be referred once. There is no reward for providers who already work with us.',
  },
};
