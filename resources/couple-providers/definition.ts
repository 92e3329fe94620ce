import { coupleProviders } from '#contract/manifest/couple-providers.ts';
import { getCoupleProviderCounts } from '#contract/operations.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CommentRequestCard } from './parts/CommentRequestCard.ts';

/** Couples with a deal, and the state of their testimonial requests. */
export default defineResource(coupleProviders, {
  title: 'coupleName',
  fields: {
    coupleName: { width: 1.6 },
    requestStatus: {
      tone: {
        none: 'neutral',
        asked: 'info',
        opened: 'info',
        answered: 'success',
        declined: 'neutral',
        expired: 'warning',
      },
    },
    requestedAt: { as: 'ago' },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['coupleName', 'requestStatus', 'weddingDate', 'providerId', 'requestedAt'],
    more: ['dealDate', 'requestChannel', 'remindersSent', 'nextReminderAt', 'phone', 'email'],
    search: 'q',
    filters: ['providerId'],
    views: {
      all: { filter: {} },
      ready: { filter: { requestStatus: ['none'], isMarried: true }, count: true },
      none: { filter: { requestStatus: ['none'] } },
      asked: { filter: { requestStatus: ['asked', 'opened'] } },
      answered: { filter: { requestStatus: ['answered'] } },
      ended: { filter: { requestStatus: ['declined', 'expired'] } },
    },
    counts: { from: getCoupleProviderCounts, by: 'requestStatus', at: 'data' },
    sort: '-weddingDate',
    export: true,
    mobile: { line: 'coupleName', under: ['requestStatus', 'weddingDate', 'providerId'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['requestStatus', 'weddingDate', 'providerId'],
    groups: {
      ask: CommentRequestCard,
      couple: ['coupleName', 'weddingDate', 'dealDate', 'leadId', 'language'],
      contact: ['email', 'phone'],
      request: [
        'requestStatus',
        'requestChannel',
        'requestedAt',
        'expiresAt',
        'remindersSent',
        'nextReminderAt',
        'answeredAt',
        'testimonialId',
      ],
    },
  },
  remove: {},
  create: {
    form: {
      couple: ['providerId', 'coupleName', 'dealDate', 'weddingDate', 'language'],
      contact: ['email', 'phone'],
    },
  },
  edit: {
    form: {
      couple: ['coupleName', 'dealDate', 'weddingDate', 'language'],
      contact: ['email', 'phone'],
    },
  },
});
