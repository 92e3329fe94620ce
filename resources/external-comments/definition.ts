import { externalComments } from '#contract/manifest/external-comments.ts';
import { CommentsAbove } from './parts/CommentsAbove.tsx';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Reviews fetched from other services; the review widget shows those that are not hidden. */
export default defineResource(externalComments, {
  title: 'author',
  fields: {
    author: { width: 1.2 },
    text: { width: 3 },
    kind: { tone: { google: 'info', facebook: 'info', instagram: 'special', other: 'neutral' } },
    isHidden: { tone: { true: 'neutral', false: 'success' }, inWords: true },
    updatedAt: { as: 'ago' },
  },
  list: {
    above: CommentsAbove,
    columns: ['author', 'star', 'text', 'channelId', 'writtenAt', 'isHidden'],
    more: ['kind', 'providerId', 'externalId', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'channelId', 'kind', 'star'],
    views: {
      all: { filter: {} },
      shown: { filter: { isHidden: false } },
      hidden: { filter: { isHidden: true } },
    },
    sort: '-writtenAt',
    bulk: ['hide', 'show'],
    export: true,
    mobile: { line: 'author', under: ['star', 'text', 'kind', 'isHidden'] },
  },
  show: {
    facts: ['star', 'kind', 'isHidden'],
    groups: {
      review: ['text', 'author', 'writtenAt'],
      place: ['channelId', 'providerId', 'externalId', 'createdAt', 'updatedAt'],
    },
  },
  actions: {
    hide: { set: { isHidden: true }, undo: true },
    show: { set: { isHidden: false }, undo: true },
  },
});
