/** Words of lists as a timeline. */
export const listTimeline = { today: 'اليوم', run: '%{name}: من %{from} إلى %{until}، %{state}' };
