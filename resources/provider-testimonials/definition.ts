import { providerTestimonials } from '#contract/manifest/provider-testimonials.ts';
import { getTestimonialCounts } from '#contract/operations.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { StarLine } from './parts/StarLine.tsx';
import { StarStatistics } from './parts/StarStatistics.ts';
import {
  TestimonialHistory,
  TestimonialPhotos,
  TestimonialQuote,
  TestimonialText,
} from './parts/TestimonialDetails.ts';
import { disputeTone, replyTone } from './parts/tones.ts';

/** Testimonials of couples about the providers, and the providers' replies. */
export default defineResource(providerTestimonials, {
  title: 'coupleName',
  fields: {
    coupleName: { width: 1.5 },
    text: { width: 2.5 },
    status: { tone: { pending: 'warning', active: 'success', rejected: 'danger' } },
    source: {
      tone: {
        panel: 'neutral',
        site: 'info',
        email: 'neutral',
        phone: 'neutral',
        request: 'special',
      },
    },
    isMain: { tone: { true: 'special', false: 'neutral' } },
    replyStatus: { tone: replyTone },
    disputeStatus: { tone: disputeTone },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['coupleName', 'star', 'text', 'providerId', 'status', 'createdAt'],
    more: ['weddingDate', 'source', 'isMain', 'replyStatus', 'disputeStatus', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'star', 'isMain'],
    views: {
      all: { filter: {} },
      active: { filter: { status: ['active'] } },
      pending: { filter: { status: ['pending'] } },
      rejected: { filter: { status: ['rejected'] } },
    },
    counts: { from: getTestimonialCounts, by: 'status', at: 'data' },
    statistics: { line: StarLine, plots: StarStatistics },
    sort: '-createdAt',
    export: true,
    mobile: { line: 'coupleName', under: ['star', 'status', 'providerId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['star', 'status', 'providerId'],
    groups: {
      text: TestimonialText,
      photos: TestimonialPhotos,
      history: TestimonialHistory,
      stars: ['star', 'starService', 'starCommunication', 'starValue'],
      couple: ['coupleName', 'weddingDate', 'source'],
      state: ['status', 'replyStatus', 'disputeStatus', 'isMain', 'createdAt', 'updatedAt'],
    },
  },
  actions: {
    reply: { tone: 'primary', notice: TestimonialQuote },
    dispute: { notice: TestimonialQuote },
    withdraw_dispute: { confirm: true },
  },
  remove: {},
  create: {
    form: {
      comment: ['providerId', 'coupleName', 'star', 'text'],
      stars: ['starService', 'starCommunication', 'starValue'],
      couple: ['weddingDate', 'source'],
    },
  },
  edit: {
    form: {
      comment: ['isMain'],
    },
  },
});
