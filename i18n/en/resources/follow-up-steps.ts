import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/follow-up-steps.ts';

export const messages: Shape<typeof shape> = {
  name: 'Follow-up step |||| Follow-up steps',
  about: 'Reminders sent automatically to couples who have not replied.',
  create: 'Add step',
  empty: {
    title: 'No follow-up steps yet',
    text: 'For example, an email after two days and an SMS after five. You start the follow-up on each lead yourself; it stops when the couple replies.',
  },
  groups: {
    step: 'Step',
    use: 'Use',
  },
  fields: {
    id: 'No.',
    name: 'Step name',
    afterDays: 'Days after start',
    channel: 'Channel',
    templateId: 'Template',
    isActive: 'Active',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      isActive: 'Active',
    },
  },
  values: {
    channel: {
      email: 'Email',
      sms: 'SMS',
    },
  },
  help: {
    afterDays:
      'Counted from the start of the follow-up; messages are sent Monday to Saturday, 08:00–19:00.',
    templateId:
      'You can adapt the text to the couple when you start the follow-up. SMS are sent as plain text.',
  },
  actions: {
    enable: {
      do: 'Activate',
      done: 'Step activated.',
    },
    disable: {
      do: 'Deactivate',
      done: 'Step deactivated.',
    },
  },
};
