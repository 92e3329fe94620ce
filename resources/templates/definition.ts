import { templates } from '#contract/manifest/templates.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Mails that enquiries are answered with, kept ready. */
export default defineResource(templates, {
  title: 'name',
  fields: {
    name: { width: 2 },
    subject: { width: 2 },
    isActive: { tone: { true: 'success', false: 'neutral' } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['name', 'subject', 'providerIds', 'isActive', 'updatedAt'],
    more: ['createdAt'],
    search: 'q',
    filters: ['isActive'],
    sort: 'name',
    bulk: ['enable', 'disable', 'remove'],
    export: ['name', 'subject', 'providerIds', 'isActive', 'content'],
    import: true,
    mobile: { line: 'name', under: ['subject', 'isActive'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['isActive', 'updatedAt'],
    groups: {
      mail: ['subject', 'content'],
      use: ['providerIds', 'isActive', 'createdAt', 'updatedAt'],
    },
  },
  actions: {
    enable: { set: { isActive: true }, undo: true },
    disable: { set: { isActive: false }, undo: true },
  },
  remove: {},
  create: {
    form: { mail: ['name', 'subject', 'content'], use: ['providerIds', 'isActive'] },
  },
  edit: {
    form: { mail: ['name', 'subject', 'content'], use: ['providerIds', 'isActive'] },
  },
});
