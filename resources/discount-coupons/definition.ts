import { discountCoupons } from '#contract/manifest/discount-coupons.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CouponLine } from './parts/CouponLine.tsx';
import { CouponStatistics } from './parts/CouponStatistics.ts';

/** Single-use codes of a campaign for a couple. */
export default defineResource(discountCoupons, {
  title: 'code',
  fields: {
    discountId: { width: 1.6, options: { providerId: 'providerId' } },
    status: {
      tone: {
        open: 'neutral',
        assigned: 'info',
        sent: 'special',
        used: 'success',
        withdrawn: 'neutral',
      },
    },
    assignedAt: { as: 'ago' },
    lastSentAt: { as: 'ago' },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['code', 'coupleName', 'discountId', 'status', 'sentCount', 'usedOn', 'income'],
    more: ['providerId', 'assigneeId', 'assignedAt', 'lastSentAt', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['discountId', 'providerId'],
    views: {
      all: { filter: {} },
      open: { filter: { status: ['open'] }, count: true },
      out: { filter: { status: ['assigned', 'sent'] }, count: true },
      used: { filter: { status: ['used'] }, sort: '-usedOn', count: true },
      withdrawn: { filter: { status: ['withdrawn'] } },
    },
    statistics: { line: CouponLine, plots: CouponStatistics },
    sort: '-createdAt',
    bulk: ['send', 'withdraw'],
    export: true,
    mobile: { line: 'code', under: ['coupleName', 'status', 'discountId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['status', 'coupleName', 'discountId'],
    groups: {
      coupon: ['code', 'discountId', 'providerId', 'status'],
      couple: ['leadId', 'coupleName', 'assigneeId', 'assignedAt'],
      mail: ['sentCount', 'lastSentAt'],
      use: ['usedOn', 'income'],
      record: ['createdAt', 'updatedAt'],
    },
  },
  actions: {
    send: { tone: 'primary', confirm: true, again: true },
    use: {},
    withdraw: { tone: 'danger', confirm: true },
  },
  remove: {},
  create: {
    form: {
      coupon: ['providerId', 'discountId', 'code'],
      couple: ['leadId', 'assigneeId'],
    },
  },
  edit: { form: { couple: ['leadId', 'assigneeId'] } },
});
