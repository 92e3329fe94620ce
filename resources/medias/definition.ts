import { medias } from '#contract/manifest/medias.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { MainInput } from './parts/MainInput.ts';
import { MainImageWarning } from './parts/MainImageWarning.tsx';
import { MediaBadges } from './parts/MediaBadges.tsx';
import { MediaState } from './parts/MediaState.tsx';
import { PanoramaSlide } from './parts/PanoramaSlide.tsx';
import { FileInput } from './parts/FileInput.ts';
import { StatusCell } from './parts/StatusCell.tsx';
import { TagInput } from './parts/TagInput.ts';
import { VideoFileInput, VideoLinkInput } from './parts/VideoInputs.ts';
import { VideoSlide } from './parts/VideoSlide.tsx';

const VIDEO = { kind: ['video'] } as const;
const PHOTO = { kind: ['photo'] } as const;

/** Photos and videos of the providers, in the order in which couples see them. */
export default defineResource(medias, {
  title: 'name',
  fields: {
    name: { width: 2 },
    kind: { tone: { photo: 'neutral', video: 'special' } },
    status: {
      tone: {
        pending: 'warning',
        approved: 'info',
        published: 'success',
        rejected: 'danger',
      },
      cell: StatusCell,
    },
    rejectionCause: {
      tone: { redirects: 'danger', contact_info: 'danger', campaign_info: 'danger' },
      when: { status: ['rejected'] },
    },
    isActive: { tone: { true: 'success', false: 'neutral' } },
    isMain: { tone: { true: 'special', false: 'neutral' }, when: PHOTO, input: MainInput },
    // Turned by the buttons of the picture.
    rotation: { input: false },
    file: { input: FileInput },
    galleryId: { options: { providerId: 'providerId' } },
    tagIds: { input: TagInput },
    updatedAt: { as: 'ago' },
    videoUrl: { when: VIDEO, input: VideoLinkInput },
    videoFile: { when: VIDEO, input: VideoFileInput },
    is360: { when: VIDEO },
    isPromo: { when: VIDEO },
    isPromoInTurn: { when: { ...VIDEO, isPromo: [true] } },
    properties: { when: PHOTO },
  },
  computed: {
    view: {
      as: 'text',
      value: ({ kind, is360, video }) =>
        video !== null || kind === 'video' ? 'video' : is360 ? 'panorama' : 'photo',
    },
  },
  list: {
    columns: ['name', 'code', 'kind', 'providerId', 'galleryId', 'status', 'isActive', 'isMain'],
    more: [
      'order',
      'sourceCredit',
      'minPrice',
      'maxPrice',
      'publishesBy',
      'createdAt',
      'updatedAt',
    ],
    search: 'q',
    filters: ['providerId', 'galleryId', 'rejectionCause'],
    views: {
      all: { filter: {} },
      pending: { filter: { status: ['pending'] }, count: true },
      rejected: { filter: { status: ['rejected'] }, count: true },
      live: { filter: { status: ['approved', 'published'], isActive: true }, count: true },
      passive: { filter: { isActive: false }, count: true },
      photos: { filter: { kind: 'photo' } },
      videos: {
        filter: { kind: 'video' },
        by: {
          videoType: ['subscription', 'subscription_rnd', 'video', '360video', 'video_self'],
        },
      },
    },
    sort: 'order',
    order: true,
    bulk: ['tag', 'moveToGallery', 'credit', 'show', 'hide', 'remove'],
    export: true,
    above: MainImageWarning,
    layout: 'tiles',
    tiles: {
      picture: 'image',
      badges: MediaBadges,
      notice: MediaState,
      under: ['status', 'code'],
      lines: 1,
      upload: {
        file: 'file',
        ask: ['tagIds'],
        batch: { id: 'batch', position: 'batchPosition' },
        set: { kind: 'photo' },
      },
      slides: { by: 'view', of: { video: VideoSlide, panorama: PanoramaSlide } },
    },
    mobile: { line: 'name', under: ['status', 'providerId'] },
    empty: { then: 'create' },
  },
  actions: {
    main: { from: ['approved', 'published'], set: { isMain: true } },
    around: { set: { is360: true } },
    flat: { set: { is360: false } },
    show: { set: { isActive: true }, undo: true },
    hide: { set: { isActive: false }, undo: true },
    // Galleries belong to a page, and its category has the tags.
    tag: { ask: { tagIds: 'add' }, within: 'providerId', undo: true },
    moveToGallery: { ask: { galleryId: 'replace' }, within: 'providerId', undo: true },
    credit: { ask: { sourceCredit: 'replace' }, undo: true },
  },
  remove: {},
  create: {
    start: { kind: 'video' },
    form: {
      files: [
        'kind',
        'providerId',
        'videoUrl',
        'videoFile',
        'file',
        'is360',
        'isPromo',
        'isPromoInTurn',
      ],
      media: ['galleryId', 'name', 'description', 'tagIds'],
    },
  },
  edit: {
    form: {
      media: ['file', 'rotation', 'name', 'description', 'galleryId', 'isActive', 'isMain'],
      tags: ['tagIds', 'properties'],
      price: ['minPrice', 'maxPrice', 'sourceCredit'],
      files: ['videoUrl', 'is360', 'isPromo', 'isPromoInTurn'],
    },
  },
});
