import { providerItems } from '#contract/manifest/provider-items.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { ModelBadges } from './parts/ModelBadges.tsx';
import { ModelMedia } from './parts/ModelMedia.tsx';
import { OptionNames } from './parts/OptionNames.tsx';
import { OptionsInput } from './parts/OptionsInput.ts';

/** Models of the providers, such as wedding dresses, in display order. */
export default defineResource(providerItems, {
  title: 'name',
  fields: {
    name: { width: 2 },
    status: {
      tone: {
        pending: 'warning',
        published: 'success',
        unpublished: 'neutral',
        rejected: 'danger',
      },
    },
    optionIds: { input: OptionsInput, cell: OptionNames },
    isActive: { tone: { true: 'success', false: 'neutral' } },
    rejectionReason: { when: { status: ['rejected'] } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['coverImage', 'name', 'brand', 'providerId', 'minPrice', 'maxPrice', 'status'],
    more: ['isActive', 'order', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'isActive'],
    views: {
      all: { filter: {} },
      published: { filter: { status: ['published'] }, count: true },
      pending: { filter: { status: ['pending'] }, count: true },
      unpublished: { filter: { status: ['unpublished'] }, count: true },
      rejected: { filter: { status: ['rejected'] }, count: true },
    },
    sort: 'order',
    order: true,
    bulk: ['publish', 'unpublish', 'remove'],
    export: true,
    layout: 'tiles',
    tiles: {
      picture: 'coverImage',
      shape: 'portrait',
      badges: ModelBadges,
      opens: 'record',
      under: ['status', 'minPrice'],
      lines: 1,
    },
    mobile: { picture: 'coverImage', line: 'name', under: ['status', 'minPrice', 'providerId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['status', 'providerId', 'minPrice'],
    groups: {
      media: ModelMedia,
      model: ['brand', 'description', 'optionIds', 'details'],
      price: ['minPrice', 'maxPrice'],
      state: ['status', 'rejectionReason', 'isActive', 'order', 'createdAt', 'updatedAt'],
    },
    related: { 'item-bids': 'providerItemId' },
  },
  actions: {
    publish: { tone: 'primary', confirm: true, undo: 'unpublish' },
    unpublish: { confirm: true, undo: 'publish' },
  },
  remove: {},
  create: {
    form: {
      model: ['providerId', 'name', 'brand', 'description', 'optionIds', 'details'],
      media: ['coverImage', 'images', 'videos'],
      price: ['minPrice', 'maxPrice'],
      state: ['isActive'],
    },
  },
  edit: {
    form: {
      model: ['name', 'brand', 'description', 'optionIds', 'details'],
      media: ['coverImage', 'images', 'videos'],
      price: ['minPrice', 'maxPrice'],
      state: ['isActive'],
    },
  },
});
