import { templates } from '#contract/manifest/templates.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { FilesInput, TemplateFiles, TemplateFormPreview, TemplatePreview } from './parts/late.ts';

/** E-mail templates for replies to leads. */
export default defineResource(templates, {
  title: 'name',
  fields: {
    name: { width: 2 },
    subject: { width: 2 },
    attachmentIds: { input: FilesInput },
    isActive: { tone: { true: 'success', false: 'neutral' } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['name', 'subject', 'language', 'providerIds', 'isActive', 'updatedAt'],
    more: ['attachmentIds', 'createdAt'],
    search: 'q',
    filters: ['language', 'isActive'],
    sort: 'name',
    bulk: ['enable', 'disable', 'remove'],
    export: ['name', 'language', 'subject', 'providerIds', 'isActive', 'content'],
    import: true,
    mobile: { line: 'name', under: ['subject', 'isActive'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['isActive', 'updatedAt'],
    groups: {
      preview: TemplatePreview,
      files: TemplateFiles,
      mail: ['subject', 'content'],
      use: ['language', 'providerIds', 'isActive', 'createdAt', 'updatedAt'],
    },
  },
  actions: {
    enable: { set: { isActive: true }, undo: true },
    disable: { set: { isActive: false }, undo: true },
  },
  remove: {},
  create: {
    aside: TemplateFormPreview,
    form: {
      mail: ['name', 'language', 'subject', 'content', 'attachmentIds'],
      use: ['providerIds', 'isActive'],
    },
  },
  edit: {
    aside: TemplateFormPreview,
    form: {
      mail: ['name', 'language', 'subject', 'content', 'attachmentIds'],
      use: ['providerIds', 'isActive'],
    },
  },
});
