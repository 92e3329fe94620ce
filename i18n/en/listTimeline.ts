/** Words of lists as a timeline. */
export const listTimeline = { today: 'Today', run: '%{name}: %{from} – %{until}, %{state}' };
