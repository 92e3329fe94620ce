/** Words of lists as a timeline. */
export const listTimeline = { today: 'Heute', run: '%{name}: %{from} – %{until}, %{state}' };
