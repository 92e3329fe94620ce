import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/attachments.ts';

export const words: Shape<typeof shape> = {
  name: 'File |||| Files',
  about: 'Files kept ready for your messages: menus, price lists, plans.',
  create: 'Add file',
  empty: {
    title: 'No files yet',
    text: 'Upload the files you send often once, and choose them when you write.',
  },
  groups: {
    download: 'Download',
    file: 'File',
  },
  fields: {
    id: 'No.',
    name: 'Name',
    document: 'File',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search files',
    },
  },
};
