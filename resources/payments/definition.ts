import { payments } from '#contract/manifest/payments.ts';
import { PaymentsAbove } from './parts/PaymentsAbove.ts';
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
        refunded: 'neutral',
        cancelled: 'neutral',
      },
    },
  },
  computed: {
    amount: { as: 'money', value: ({ amountMinor }) => amountMinor / 100 },
    tax: { as: 'money', value: ({ taxMinor }) => (taxMinor ?? 0) / 100 },
    total: {
      as: 'money',
      value: ({ totalMinor, amountMinor }) => (totalMinor ?? amountMinor) / 100,
    },
    installment: {
      as: 'money',
      value: ({ installmentMinor, amountMinor }) => (installmentMinor ?? amountMinor) / 100,
    },
  },
  list: {
    above: PaymentsAbove,
    columns: ['description', 'amount', 'status', 'dueDate', 'paidAt', 'providerId'],
    more: [
      'kind',
      'method',
      'installments',
      'total',
      'tax',
      'installment',
      'coupleName',
      'weddingDate',
      'recurringMonth',
      'note',
      'createdAt',
    ],
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
  // A chosen package is removed at the checkout; all other payments are kept as records.
  remove: false,
  show: {
    facts: ['amount', 'status', 'dueDate'],
    groups: {
      payment: ['amount', 'tax', 'status', 'dueDate', 'kind', 'recurringMonth', 'providerId'],
      paid: ['paidAt', 'method', 'installments', 'installment', 'total'],
      period: ['periodStart', 'periodEnd', 'coupleName', 'weddingDate', 'note', 'createdAt'],
    },
  },
});
