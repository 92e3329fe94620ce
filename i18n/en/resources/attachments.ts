import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/attachments.ts';

export const messages: Shape<typeof shape> = {
  name: 'File |||| Files',
  about: 'Files you keep ready for your messages: menus, price lists, floor plans.',
  create: 'Add file',
  empty: {
    title: 'No files yet',
    text: 'Upload the files you send often once, then pick them when you write.',
  },
  groups: {
    download: 'Download',
    file: 'File',
  },
  fields: {
    id: 'No.',
    name: 'File name',
    document: 'File',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search files',
    },
  },
};
