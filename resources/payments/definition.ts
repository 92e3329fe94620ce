import { payments } from '#contract/manifest/payments.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Payments and debts of the customer for its providers. */
export default defineResource(payments, {
  title: 'description',
  fields: {
    description: { width: 2 },
    status: {
      tone: {
        planned: 'neutral',
        pending: 'warning',
        paid: 'success',
        overdue: 'danger',
        failed: 'danger',
      },
    },
  },
  computed: { amount: { as: 'money', value: ({ amountMinor }) => amountMinor / 100 } },
  list: {
    columns: ['description', 'amount', 'status', 'dueDate', 'recurringMonth', 'providerId'],
    more: ['createdAt'],
    search: 'q',
    filters: ['providerId', 'dueDateStart', 'dueDateEnd'],
    views: {
      all: { filter: {} },
      due: { filter: { status: ['pending', 'overdue', 'failed'] }, count: true },
      planned: { filter: { status: ['planned'] } },
      paid: { filter: { status: ['paid'] } },
    },
    sort: '-dueDate',
    export: true,
    mobile: { line: 'description', under: ['amount', 'status', 'dueDate'] },
  },
  show: {
    facts: ['amount', 'status', 'dueDate'],
    groups: {
      payment: ['amount', 'status', 'dueDate', 'recurringMonth', 'providerId', 'createdAt'],
    },
  },
});
