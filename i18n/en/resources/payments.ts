import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/payments.ts';

export const messages: Shape<typeof shape> = {
  name: 'Payment |||| Payments',
  about: 'Payments made and due for your providers’ plans.',
  empty: {
    title: 'No payments yet',
    text: 'The payments for your plan are listed here.',
  },
  views: {
    all: 'All',
    due: 'Due',
    planned: 'Planned',
    paid: 'Paid',
  },
  groups: {
    payment: 'Payment',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    description: 'Description',
    amountMinor: 'Amount (kuruş)',
    amount: 'Amount',
    status: 'Status',
    dueDate: 'Due date',
    recurringMonth: 'Subscription month',
    createdAt: 'Added',
    filters: {
      q: 'Search payments',
      providerId: 'Provider',
      status: 'Status',
      dueDateStart: 'Due from',
      dueDateEnd: 'Due until',
    },
  },
  values: {
    status: {
      planned: 'Planned',
      pending: 'Pending',
      paid: 'Paid',
      overdue: 'Overdue',
      failed: 'Failed',
    },
  },
};
