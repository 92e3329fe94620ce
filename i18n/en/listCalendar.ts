/** Words of lists that are shown as a calendar. */
export const listCalendar = {
  day: '%{day}, %{smart_count} entry |||| %{day}, %{smart_count} entries',
  more: '+%{smart_count} more |||| +%{smart_count} more',
  allDay: 'All day',
  empty: 'Nothing this month',
  emptyText: 'These days are free. Go to another month or add an entry.',
  free: 'Free.',
  add: 'Add',
  addOn: 'Add on %{day}',
  cut: 'There are many entries; the first 1,000 are shown. Narrow them with a filter.',
  today: 'Today',
  span: 'Time span',
  tools: 'Search, filters and transfer',
  spans: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  previous: { month: 'Previous month', week: 'Previous week', agenda: 'Previous month' },
  next: { month: 'Next month', week: 'Next week', agenda: 'Next month' },
  moveAnyway: 'Move anyway',
  moved: '%{name} is now on %{day}.',
  lift: {
    start:
      '%{name} picked up. Arrows change the day, page keys the month; press space to put it down, Esc to leave it where it was.',
    over: '%{day}',
    end: '%{name} put down on %{day}.',
    cancel: 'Left where it was.',
  },
};
