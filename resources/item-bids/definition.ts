import { itemBids } from '#contract/manifest/item-bids.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { BidHistory } from './parts/BidHistory.tsx';

/** Bid requests of couples for a model, with their outcomes. */
export default defineResource(itemBids, {
  title: 'coupleName',
  fields: {
    coupleName: { width: 1.6 },
    providerItemId: { width: 1.2 },
    status: {
      tone: {
        waiting: 'warning',
        offered: 'info',
        accepted: 'success',
        rejected: 'neutral',
        declined: 'neutral',
      },
    },
    createdAt: { as: 'ago' },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: [
      'coupleName',
      'providerItemId',
      'status',
      'weddingDate',
      'budget',
      'offeredPrice',
      'createdAt',
    ],
    more: ['wish', 'offerValidUntil', 'providerId', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'providerItemId'],
    views: {
      all: { filter: {} },
      waiting: { filter: { status: ['waiting'] }, count: true },
      offered: { filter: { status: ['offered'] }, count: true },
      accepted: { filter: { status: ['accepted'] } },
      ended: { filter: { status: ['rejected', 'declined'] } },
    },
    sort: '-createdAt',
    export: true,
    mobile: { line: 'coupleName', under: ['status', 'providerItemId', 'weddingDate'] },
  },
  show: {
    facts: ['status', 'providerItemId', 'weddingDate'],
    groups: {
      bid: ['providerItemId', 'weddingDate', 'budget', 'wish'],
      offer: ['offeredPrice', 'offerValidUntil', 'offerNote'],
      history: BidHistory,
      record: ['providerId', 'createdAt', 'updatedAt'],
    },
  },
  actions: { offer: { tone: 'primary' }, decline: {} },
});
