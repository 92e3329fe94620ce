import type { Shape } from '../words.ts';
import type { coupleSearch as shape } from '../tr/coupleSearch.ts';

export const coupleSearch: Shape<typeof shape> = {
  open: 'Paare suchen',
  hint: 'Geben Sie mindestens zwei Buchstaben eines Namens ein.',
};
