import { galleries } from '#contract/manifest/galleries.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { ConsentInput } from './parts/ConsentInput.ts';
import { GalleryBadges } from './parts/GalleryBadges.tsx';
import { GalleryPhotos } from './parts/GalleryPhotos.tsx';
import { LostPhotos } from './parts/LostPhotos.tsx';
import { PhotoCount } from './parts/PhotoCount.tsx';

/** Pictures of the providers that belong together, such as those of one wedding. */
export default defineResource(galleries, {
  title: 'name',
  fields: {
    name: { width: 2 },
    imageCount: { cell: PhotoCount },
    isActive: { tone: { true: 'success', false: 'neutral' } },
    hasAgreement: { tone: { true: 'success', false: 'warning' }, input: ConsentInput },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['coverImage', 'name', 'providerId', 'imageCount', 'weddingDate', 'isActive'],
    more: ['coupleName', 'shotAt', 'hasAgreement', 'order', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['providerId', 'isActive'],
    sort: 'order',
    order: true,
    bulk: ['show', 'hide', 'remove'],
    export: true,
    layout: 'tiles',
    tiles: {
      picture: 'coverImage',
      badges: GalleryBadges,
      opens: 'record',
      under: ['imageCount', 'weddingDate'],
      lines: 1,
    },
    mobile: {
      picture: 'coverImage',
      line: 'name',
      under: ['imageCount', 'isActive', 'providerId'],
    },
    empty: { then: 'create' },
  },
  show: {
    facts: ['providerId', 'imageCount', 'weddingDate'],
    groups: {
      photos: GalleryPhotos,
      gallery: ['coverImage', 'description', 'shotAt'],
      couple: ['coupleName', 'weddingDate', 'email', 'phone', 'isReference', 'hasAgreement'],
      state: ['isActive', 'order', 'createdAt', 'updatedAt'],
    },
  },
  actions: {
    show: { set: { isActive: true }, undo: true },
    hide: { set: { isActive: false }, undo: true },
  },
  remove: { consequence: LostPhotos },
  create: {
    opens: 'galleries/:id/photos',
    form: {
      consent: ['isReference', 'hasAgreement'],
      gallery: ['providerId', 'name', 'description', 'shotAt'],
      couple: ['coupleName', 'weddingDate', 'email', 'phone'],
    },
  },
  edit: {
    form: {
      gallery: ['name', 'description', 'shotAt', 'isActive'],
      couple: ['coupleName', 'weddingDate', 'email', 'phone', 'isReference', 'hasAgreement'],
    },
  },
});
