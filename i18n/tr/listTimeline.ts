/** Words of lists as a timeline. */
export const listTimeline = { today: 'Bugün', run: '%{name}: %{from} – %{until}, %{state}' };
