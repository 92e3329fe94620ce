import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/attachments.ts';

export const words: Shape<typeof shape> = {
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
