import { discounts } from '#contract/manifest/discounts.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Campaigns and discounts of the pages; the campaign team approves them. */
export default defineResource(discounts, {
  title: 'title',
  fields: {
    title: { width: 2.4 },
    status: {
      tone: {
        pending: 'warning',
        approved: 'info',
        published: 'success',
        unpublished: 'neutral',
        rejected: 'danger',
      },
    },
    discountRatio: { when: { discountType: ['discount'] } },
    installmentCount: { when: { discountType: ['installment'] } },
    isPrimary: { tone: { true: 'special', false: 'neutral' } },
    popupTitle: { when: { showAsPopup: [true] } },
    popupDescription: { when: { showAsPopup: [true] } },
    publishesBy: { when: { status: ['approved'] } },
    rejectionReason: { when: { status: ['rejected'] } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: [
      'title',
      'providerId',
      'discountType',
      'discountRatio',
      'validFrom',
      'validUntil',
      'status',
    ],
    more: [
      'image',
      'installmentCount',
      'priceBefore',
      'priceAfter',
      'isPrimary',
      'createdAt',
      'updatedAt',
    ],
    search: 'q',
    filters: ['providerId', 'discountType', 'isPrimary', 'validUntilStart'],
    views: {
      all: { filter: {} },
      published: { filter: { status: ['published'] }, count: true },
      waiting: { filter: { status: ['pending', 'approved'] }, count: true },
      unpublished: { filter: { status: ['unpublished'] }, count: true },
      rejected: { filter: { status: ['rejected'] }, count: true },
    },
    sort: '-validFrom',
    bulk: ['unpublish', 'remove'],
    export: true,
    mobile: { line: 'title', under: ['status', 'validUntil', 'providerId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['status', 'validFrom', 'validUntil'],
    groups: {
      campaign: ['image', 'shortDescription', 'text', 'giftText'],
      offer: ['discountType', 'discountRatio', 'installmentCount', 'priceBefore', 'priceAfter'],
      place: [
        'providerId',
        'validFrom',
        'validUntil',
        'isPrimary',
        'status',
        'publishesBy',
        'rejectionReason',
      ],
      popup: ['showAsPopup', 'popupTitle', 'popupDescription'],
      record: ['createdAt', 'updatedAt'],
    },
  },
  actions: {
    publish: { tone: 'primary', confirm: true, undo: 'unpublish' },
    unpublish: { confirm: true, undo: 'publish' },
  },
  remove: {},
  create: {
    // Once approved a campaign is read-only: its next season begins as a copy.
    copy: true,
    form: {
      campaign: ['providerId', 'title', 'shortDescription', 'text', 'image'],
      offer: [
        'discountType',
        'discountRatio',
        'installmentCount',
        'priceBefore',
        'priceAfter',
        'giftText',
      ],
      dates: ['validFrom', 'validUntil', 'isPrimary'],
      popup: ['showAsPopup', 'popupTitle', 'popupDescription'],
    },
  },
  edit: {
    form: {
      campaign: ['title', 'shortDescription', 'text', 'image'],
      offer: [
        'discountType',
        'discountRatio',
        'installmentCount',
        'priceBefore',
        'priceAfter',
        'giftText',
      ],
      dates: ['validFrom', 'validUntil', 'isPrimary'],
      popup: ['showAsPopup', 'popupTitle', 'popupDescription'],
    },
  },
});
