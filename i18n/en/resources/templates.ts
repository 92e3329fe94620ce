import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/templates.ts';

export const words: Shape<typeof shape> = {
  name: 'Template |||| Templates',
  about: 'E-mails kept ready for answering couples.',
  create: 'Add template',
  empty: {
    title: 'No templates yet',
    text: 'Save the e-mails you write often; then you only have to choose one when you answer.',
  },
  groups: {
    mail: 'E-mail',
    use: 'Use',
  },
  fields: {
    id: 'No.',
    name: 'Template name',
    subject: 'Subject',
    content: 'Content',
    providerIds: 'Used for pages',
    isActive: 'In use',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search templates',
      isActive: 'In use',
    },
  },
  help: {
    providerIds: 'Left empty, it is used for all pages.',
  },
  actions: {
    enable: {
      do: 'Put to use',
      done: 'The template is in use.',
    },
    disable: {
      do: 'Take out of use',
      done: 'The template is out of use.',
    },
  },
};
