import type { messages as tr } from '../../tr/resources/todo.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'To do',
  late: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  finish: 'Done',
  reopen: 'Reopen',
  doneNamed: 'Done: %{name}',
  finished: 'Marked as done.',
  reopened: 'Moved back to the to-do list.',
  snooze: 'Snooze',
  snoozeNamed: 'Snooze: %{name}',
  snoozed: 'Snoozed until %{when}.',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  waiting: 'Sent automatically',
  sent: 'Sent',
  cut: 'The first 100 are shown. More appear as you tick tasks off.',
  facts: {
    open: '%{smart_count} open task |||| %{smart_count} open tasks',
    done: '%{smart_count} completed task |||| %{smart_count} completed tasks',
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
    call: 'Call the couple back',
  },
  until: {
    hour: 'In an hour',
    evening: 'This evening',
    tomorrow: 'Tomorrow morning',
    nextWeek: 'Monday morning',
  },
  empty: {
    open: 'Nothing to do',
    openText: 'Notes with reminders, appointments and automatic messages appear here.',
    done: 'Nothing done yet',
    doneText: 'Tasks you tick off stay here, so that you can undo a mistake.',
    toLeads: 'Go to couples',
  },
};
