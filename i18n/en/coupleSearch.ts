import type { Shape } from '../words.ts';
import type { coupleSearch as shape } from '../tr/coupleSearch.ts';

export const coupleSearch: Shape<typeof shape> = {
  open: 'Search couples',
  hint: 'Type at least two letters of a name.',
};
