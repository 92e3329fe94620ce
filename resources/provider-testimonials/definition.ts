import { providerTestimonials } from '#contract/manifest/provider-testimonials.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Testimonials of couples about the providers, and the providers' replies. */
export default defineResource(providerTestimonials, {
  title: 'coupleName',
  fields: {
    coupleName: { width: 1.5 },
    text: { width: 2.5 },
    status: { tone: { pending: 'warning', active: 'success', rejected: 'danger' } },
    source: { tone: { panel: 'neutral', site: 'info', email: 'neutral', phone: 'neutral' } },
    isMain: { tone: { true: 'special', false: 'neutral' } },
    rejectionReason: { when: { status: ['rejected'] } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['coupleName', 'star', 'text', 'providerId', 'status', 'createdAt'],
    more: ['weddingDate', 'source', 'isMain', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'star', 'isMain'],
    views: {
      all: { filter: {} },
      active: { filter: { status: ['active'] }, count: true },
      pending: { filter: { status: ['pending'] }, count: true },
      rejected: { filter: { status: ['rejected'] }, count: true },
    },
    sort: '-createdAt',
    export: true,
    mobile: { line: 'coupleName', under: ['star', 'status', 'providerId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['star', 'status', 'providerId'],
    groups: {
      comment: ['text', 'reply'],
      couple: ['coupleName', 'weddingDate', 'source'],
      state: ['status', 'rejectionReason', 'isMain', 'createdAt', 'updatedAt'],
    },
  },
  remove: {},
  create: {
    form: {
      comment: ['providerId', 'coupleName', 'star', 'text'],
      couple: ['weddingDate', 'source'],
    },
  },
  edit: {
    form: {
      comment: ['reply', 'isMain'],
    },
  },
});
