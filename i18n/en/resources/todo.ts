import type { words as tr } from '../../tr/resources/todo.ts';
import type { Shape } from '../../words.ts';

export const words: Shape<typeof tr> = {
  name: 'To do',
  late: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  finish: 'Done',
  reopen: 'Open again',
  doneNamed: 'Done: %{name}',
  finished: 'Marked as done.',
  reopened: 'Back among the things to do.',
  snooze: 'Put off',
  snoozeNamed: 'Put off: %{name}',
  snoozed: 'Put off until %{when}.',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  waiting: 'Goes out by itself',
  sent: 'Sent',
  cut: 'The first 100 are shown. The rest follow as you tick things off.',
  facts: {
    open: '%{smart_count} thing to do |||| %{smart_count} things to do',
    done: '%{smart_count} thing done |||| %{smart_count} things done',
  },
  tabs: {
    open: 'Open',
    done: 'Done',
  },
  whose: {
    label: 'Whose tasks',
    mine: 'Mine',
    everyone: 'Everyone’s',
  },
  kinds: {
    appointment: 'Appointment',
    call: 'Call the couple again',
  },
  until: {
    hour: 'In an hour',
    evening: 'This evening',
    tomorrow: 'Tomorrow morning',
    nextWeek: 'Monday morning',
  },
  empty: {
    open: 'Nothing to do',
    openText:
      'Notes with a reminder, appointments and messages that go out by themselves appear here.',
    done: 'Nothing done yet',
    doneText: 'What you tick off stays here, so that you can take it back.',
    toLeads: 'Go to couples',
  },
};
