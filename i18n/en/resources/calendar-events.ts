import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/calendar-events.ts';

export const messages: Shape<typeof shape> = {
  name: 'Calendar entry |||| Calendar',
  about: 'What takes up a provider’s days: weddings, holds, visits and days off.',
  saveAnyway: 'Save anyway',
  links: { feed: 'Connect calendar', import: 'Import calendar file' },
  create: 'Add to calendar',
  empty: {
    title: 'The calendar is empty',
    text: 'Add weddings and the dates you are holding, and see at a glance which days are free.',
  },
  views: {
    all: 'All',
    weddings: 'Weddings',
    options: 'Holds',
    visits: 'Visits',
    closed: 'Days off',
    conflicts: 'Conflicts',
  },
  groups: {
    what: 'Entry',
    time: 'Time',
    couple: 'Couple and note',
    record: 'History',
  },
  fields: {
    id: 'No.',
    providerId: 'Provider',
    title: 'Title',
    kind: 'Type',
    day: 'Day',
    spaceId: 'Hall',
    allowsConflict: 'Add to a taken day',
    hasConflict: 'Conflict',
    importUid: 'Source id',
    isAllDay: 'All day',
    startsAt: 'Starts',
    endsAt: 'Ends',
    coupleName: 'Couple',
    expiresAt: 'Held until',
    note: 'Note',
    createdAt: 'Added',
    updatedAt: 'Updated',
    filters: {
      q: 'Search the calendar',
      kind: 'Type',
      spaceId: 'Hall',
      hasConflict: 'Conflict',
      dayStart: 'From day',
      dayEnd: 'Until day',
    },
  },
  help: {
    spaceId: 'Left empty, all halls of the provider count as taken.',
    expiresAt: 'If nothing is decided by then, you can offer the date to others.',
  },
  values: {
    kind: {
      wedding: 'Wedding',
      option: 'Hold',
      visit: 'Visit',
      closed: 'Closed',
    },
  },
};
