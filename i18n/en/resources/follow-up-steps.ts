import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/follow-up-steps.ts';

export const words: Shape<typeof shape> = {
  name: 'Follow-up step |||| Follow-up steps',
  about: 'Reminders that go out by themselves to couples who have not answered.',
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
    afterDays: 'After days',
    channel: 'Sent by',
    templateId: 'Template',
    isActive: 'In use',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      isActive: 'In use',
    },
  },
  values: {
    channel: {
      email: 'E-mail',
      sms: 'SMS',
    },
  },
  help: {
    afterDays:
      'Counted from the start of the follow-up; messages go out Monday to Saturday, 08:00 to 19:00.',
    templateId:
      'You can change the words for the couple when you start it. An SMS goes out as plain text.',
  },
  actions: {
    enable: {
      do: 'Put into use',
      done: 'The step is in use.',
    },
    disable: {
      do: 'Take out of use',
      done: 'The step is out of use.',
    },
  },
};
