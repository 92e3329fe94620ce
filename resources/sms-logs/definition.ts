import { smsLogs } from '#contract/manifest/sms-logs.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CostCell } from './parts/CostCell.tsx';
import { CoupleCell } from './parts/CoupleCell.tsx';
import { PhoneCell } from './parts/PhoneCell.tsx';

/** SMS to couples with their kind and cost. */
export default defineResource(smsLogs, {
  title: 'coupleName',
  fields: {
    coupleName: { width: 1.4, cell: CoupleCell },
    phone: { cell: PhoneCell },
    text: { width: 2.6 },
    status: { tone: { queued: 'warning', sent: 'success', failed: 'danger' } },
    costMinor: { cell: CostCell },
    isAutomatic: { tone: { true: 'info', false: 'neutral' } },
  },
  computed: {
    cost: { as: 'number', value: ({ costMinor }) => (costMinor === null ? null : costMinor / 100) },
  },
  list: {
    columns: ['coupleName', 'phone', 'text', 'status', 'segments', 'costMinor', 'createdAt'],
    more: ['failure', 'providerId', 'senderName', 'isAutomatic'],
    search: 'q',
    filters: ['providerId', 'isAutomatic', 'createdAtStart', 'createdAtEnd'],
    views: {
      all: { filter: {} },
      sent: { filter: { status: ['sent'] } },
      queued: { filter: { status: ['queued'] }, count: true },
      failed: { filter: { status: ['failed'] }, count: true },
    },
    sort: '-createdAt',
    export: [
      'createdAt',
      'coupleName',
      'phone',
      'text',
      'status',
      'failure',
      'segments',
      'cost',
      'providerId',
      'senderName',
      'isAutomatic',
    ],
    mobile: { line: 'coupleName', under: ['status', 'segments', 'costMinor', 'createdAt'] },
  },
});
