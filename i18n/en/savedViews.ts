import type { savedViews as shape } from '../tr/savedViews.ts';
import type { Shape } from '../messages.ts';

export const savedViews: Shape<typeof shape> = {
  text: 'Filters, sort order and columns are saved under this name.',
  name: 'Name',
  taken: 'You already have a view with this name.',
  none: 'You have no saved views left.',
  start: 'Open by default',
  startOf: 'Open by default: %{name}',
  remove: 'Delete view: %{name}',
};
