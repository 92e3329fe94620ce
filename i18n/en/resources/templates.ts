import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/templates.ts';

export const messages: Shape<typeof shape> = {
  name: 'Template |||| Templates',
  about: 'Ready-made emails for replying to couples.',
  create: 'Add template',
  empty: {
    title: 'No templates yet',
    text: 'Save the emails you write often as templates; then simply pick one when you reply.',
  },
  groups: {
    preview: 'Preview',
    files: 'Attachments',
    mail: 'Email',
    use: 'Use',
  },
  fields: {
    id: 'No.',
    name: 'Template name',
    language: 'Language',
    subject: 'Subject',
    content: 'Content',
    attachmentIds: 'Attachments',
    providerIds: 'Used by providers',
    isActive: 'Active',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search templates',
      language: 'Language',
      isActive: 'Active',
    },
  },
  values: {
    language: {
      tr: 'Turkish',
      en: 'English',
      de: 'German',
      ar: 'Arabic',
    },
  },
  help: {
    language:
      'Fields such as the wedding date and the price are filled in as this language writes them.',
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
    me: 'Sender',
  },
  mergeMeanings: {
    couple: 'Both names together',
    bride: 'The bride’s name',
    groom: 'The groom’s name',
    weddingDate: 'For example 19 June 2027',
    guests: 'Expected guests',
    provider: 'The provider they wrote to',
    offer: 'Package in the latest quote',
    price: 'Amount of the latest quote',
    appointment: 'The agreed date and time',
    me: 'Name of the person sending the message',
  },
  actions: {
    enable: {
      do: 'Activate',
      done: 'Template activated.',
    },
    disable: {
      do: 'Deactivate',
      done: 'Template deactivated.',
    },
  },
};
