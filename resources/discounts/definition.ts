import { discounts } from '#contract/manifest/discounts.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CampaignCard } from './parts/CampaignDetails.ts';
import { CampaignNotices } from './parts/CampaignNotices.tsx';
import { Documents } from './parts/Documents.tsx';
import { PopupPreview } from './parts/PopupPreview.ts';

/** Fields of what a campaign offers. */
const OFFER = [
  'discountType',
  'discountRatio',
  'installmentCount',
  'priceBefore',
  'priceAfter',
  'currency',
  'pricingType',
  'unit',
  'isPerPerson',
] as const;
const TARGET = ['targetPage', 'targetImage'] as const;
const POPUP = ['showAsPopup', 'popupTitle', 'popupDescription'] as const;

/** Groups of the form of a new campaign and of its changes. */
const FORM = {
  offer: [...OFFER, 'giftText'],
  dates: ['validFrom', 'validUntil', 'productFrom', 'productUntil', 'isPrimary'],
  target: TARGET,
  popup: POPUP,
} as const;

/** Campaigns and discounts of the providers, approved by the campaign team. */
export default defineResource(discounts, {
  title: 'title',
  fields: {
    title: { width: 2.4, counted: true },
    giftText: { counted: true },
    status: {
      tone: {
        draft: 'neutral',
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
    popupTitle: { when: { showAsPopup: [true] }, counted: true },
    popupDescription: { when: { showAsPopup: [true] } },
    promisedOn: { when: { status: ['pending', 'approved'] } },
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
      drafts: { filter: { status: ['draft'] }, count: true },
      waiting: { filter: { status: ['pending', 'approved'] }, count: true },
      unpublished: { filter: { status: ['unpublished'] }, count: true },
      rejected: { filter: { status: ['rejected'] }, count: true },
      ended: { filter: { isEnded: true }, sort: '-validUntil' },
    },
    timeline: { from: 'validFrom', until: 'validUntil', colour: 'status' },
    sort: '-validFrom',
    bulk: ['unpublish', 'remove'],
    export: true,
    mobile: { line: 'title', under: ['status', 'validUntil', 'providerId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['status', 'promisedOn', 'validFrom', 'validUntil'],
    above: CampaignNotices,
    related: { 'discount-coupons': 'discountId' },
    groups: {
      campaign: CampaignCard,
      documents: Documents,
      offer: OFFER,
      target: TARGET,
      place: [
        'providerId',
        'validFrom',
        'validUntil',
        'productFrom',
        'productUntil',
        'isPrimary',
        'status',
        'promisedOn',
        'publishesBy',
      ],
      popup: POPUP,
      record: ['createdAt', 'updatedAt'],
    },
  },
  actions: {
    submit: { tone: 'primary', confirm: true },
    publish: { tone: 'primary', confirm: true, undo: 'unpublish' },
    unpublish: { confirm: true, undo: 'publish' },
  },
  remove: {},
  create: {
    // An approved campaign is read-only: its next season begins as a copy.
    copy: true,
    aside: PopupPreview,
    form: {
      campaign: ['providerId', 'title', 'shortDescription', 'text', 'image'],
      ...FORM,
    },
  },
  edit: {
    aside: PopupPreview,
    form: {
      campaign: ['title', 'shortDescription', 'text', 'image'],
      ...FORM,
    },
  },
});
