import type { messages as tr } from '../../../tr/resources/later/calendarLinks.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  feed: {
    title: 'See your calendar on your phone',
    text: 'Add this address to Google Calendar, Apple Calendar or Outlook; your entries stay up to date there. Notes and phone numbers are not shared.',
    address: 'Calendar address',
    once: 'This address is shown only now. Whoever knows it can read your calendar.',
    since: 'The address was created on %{day}.',
    neverRead: 'No calendar has read it yet.',
    lastRead: 'Last read: %{day}.',
    end: 'End address',
    copy: 'Copy',
    copied: 'Address copied.',
    renew: 'Renew address',
    make: 'Create address',
  },
  import: {
    title: 'Import a calendar file',
    text: 'Choose an .ics file that you exported from another calendar. You see what will be added before it is saved; the same file is never added twice.',
    kind: 'Kind of the entries',
    file: 'Calendar file',
    choose: 'Choose file',
    reading: 'Reading the file',
    nothing: 'This file has no events in the next two years.',
    found: 'Events in the file',
    conflict: 'Day taken',
    run: 'Import %{smart_count} event |||| Import %{smart_count} events',
    done: '%{smart_count} event imported. |||| %{smart_count} events imported.',
    outcomes: { added: 'New', changed: 'Will change', unchanged: 'Unchanged' },
  },
};
