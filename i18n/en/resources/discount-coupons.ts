import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/discount-coupons.ts';

export const messages: Shape<typeof shape> = {
  name: 'Coupon |||| Coupons',
  about:
    'Codes that give a promotion to one couple: hand them out, send them by email and mark them once used.',
  create: 'Add coupon',
  empty: {
    title: 'No coupons yet',
    text: 'Make a coupon for a live promotion and give it to a couple; you will see here what it brings in.',
  },
  views: {
    all: 'All',
    open: 'Available',
    out: 'With couples',
    used: 'Used',
    withdrawn: 'Withdrawn',
  },
  groups: {
    coupon: 'Coupon',
    couple: 'Couple',
    mail: 'Email',
    use: 'Use',
    record: 'History',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    discountId: 'Promotion',
    code: 'Coupon code',
    status: 'Status',
    leadId: 'Lead',
    coupleName: 'Couple',
    assigneeId: 'Responsible',
    assignedAt: 'Given',
    sentCount: 'Emails',
    lastSentAt: 'Last email',
    usedOn: 'Used on',
    income: 'Income',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search code or couple',
      discountId: 'Promotion',
      providerId: 'Provider',
      leadId: 'Lead',
      status: 'Status',
    },
  },
  help: {
    code: 'Leave empty and a code is made for you.',
    leadId: 'Type the couple’s name to search.',
    income: 'What the couple paid with this coupon, in whole lira, tax included.',
  },
  values: {
    status: {
      open: 'Available',
      assigned: 'Given',
      sent: 'Sent',
      used: 'Used',
      withdrawn: 'Withdrawn',
    },
  },
  actions: {
    send: {
      do: 'Send by email',
      ask: 'The code is sent to the couple’s email address, in their language.',
      done: 'The coupon was sent.',
      again: {
        do: 'Send again',
        ask: 'The code is sent to the couple’s email address, in their language.',
        done: 'The coupon was sent.',
      },
    },
    use: {
      do: 'Mark as used',
      done: 'The coupon is marked as used.',
    },
    withdraw: {
      do: 'Withdraw',
      ask: 'The coupon is no longer valid and leaves the couple’s lead.',
      done: 'The coupon was withdrawn.',
    },
  },
};
