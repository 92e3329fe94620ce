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
    providerIds: 'Used by providers',
    isActive: 'In use',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search templates',
      isActive: 'In use',
    },
  },
  help: {
    providerIds: 'If left empty, it is used for all providers.',
  },
  mergeFields: {
    couple: 'Couple',
    bride: 'Bride',
    groom: 'Groom',
    weddingDate: 'Wedding date',
    guests: 'Guests',
    provider: 'Provider',
    offer: 'Quote',
    price: 'Price',
    appointment: 'Appointment',
    me: 'Writer',
  },
  mergeMeanings: {
    couple: 'Both names together',
    bride: 'The bride’s name',
    groom: 'The groom’s name',
    weddingDate: 'Such as 19 June 2027',
    guests: 'Expected guests',
    provider: 'The provider they wrote to',
    offer: 'Package in the latest quote',
    price: 'Amount of the latest quote',
    appointment: 'The agreed date and time',
    me: 'Name of whoever sends the message',
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
