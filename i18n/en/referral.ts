import type { referral as tr } from '../tr/referral.ts';
import type { Shape } from '../words.ts';

export const referral: Shape<typeof tr> = {
  title: 'Recommend a company',
  text: 'If the company joins, you earn gift vouchers.',
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
    again: 'Recommend another company',
    home: 'Back to home',
  },
  conditions: {
    title: 'Conditions of recommending',
    link: 'Conditions',
    back: 'Back to the form',
    joins: 'The company joins',
    joinsText: 'The reward is earned once the company that you recommended buys a package.',
    amounts: 'How much it is',
    amountsText:
      'Gift vouchers of at most %{one} for a recommendation, %{month} in a month and %{total} in all.',
    claim: 'Claiming it',
    claimText: 'Ask for the reward within 30 days after the company has joined.',
    payout: 'Paying it out',
    payoutText: 'The gift vouchers are sent within 45 business days after you asked.',
    voucher: 'How long it is good',
    voucherText:
      'Gift vouchers are in Turkish lira and valid for one year; they are not paid in cash.',
    once: 'The same company',
    onceText:
      'A company can be recommended once. There is no reward for companies that work with us already.',
  },
};
