import { attachments } from '#contract/manifest/attachments.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { DownloadFile } from './parts/DownloadFile.tsx';

/** Saved attachments for messages: menus, price lists, plans. */
export default defineResource(attachments, {
  title: 'name',
  fields: { name: { width: 2 }, document: { width: 2 }, updatedAt: { as: 'ago' } },
  list: {
    columns: ['name', 'document', 'updatedAt'],
    more: ['createdAt'],
    search: 'q',
    sort: 'name',
    bulk: ['remove'],
    mobile: { line: 'name', under: ['document', 'updatedAt'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['updatedAt'],
    groups: { download: DownloadFile, file: ['document', 'createdAt', 'updatedAt'] },
  },
  remove: {},
  create: { form: { file: ['name', 'document'] } },
  edit: { form: { file: ['name'] } },
});
