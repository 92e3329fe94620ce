import { reviewChannels } from '#contract/manifest/review-channels.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { WidgetAbove } from './parts/WidgetAbove.tsx';

/** Places on the web whose reviews the providers show. */
export default defineResource(reviewChannels, {
  title: 'name',
  fields: {
    name: { width: 1.5 },
    kind: { tone: { google: 'info', facebook: 'info', instagram: 'special', other: 'neutral' } },
    isActive: { tone: { true: 'success', false: 'neutral' } },
    fetchedAt: { as: 'ago' },
    fetchProblem: {
      tone: {
        not_found: 'danger',
        unreachable: 'warning',
        unreadable: 'warning',
        not_connected: 'neutral',
      },
    },
    updatedAt: { as: 'ago' },
  },
  list: {
    above: WidgetAbove,
    columns: ['name', 'kind', 'address', 'providerId', 'isActive', 'fetchedAt', 'fetchProblem'],
    more: ['createdAt', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'kind', 'isActive'],
    sort: 'name',
    bulk: ['fetch', 'show', 'hide', 'remove'],
    export: true,
    mobile: { line: 'name', under: ['kind', 'isActive', 'fetchProblem'] },
    empty: { then: 'create' },
  },
  actions: {
    fetch: {},
    show: { set: { isActive: true }, undo: true },
    hide: { set: { isActive: false }, undo: true },
  },
  remove: {},
  create: { form: { channel: ['providerId', 'kind', 'name', 'address', 'isActive'] } },
  edit: { form: { channel: ['kind', 'name', 'address', 'isActive'] } },
});
