import type { pictureWall as shape } from '../tr/pictureWall.ts';
import type { Shape } from '../messages.ts';

export const pictureWall: Shape<typeof shape> = {
  name: 'Pictures awaiting approval',
  keys: 'Walk with the arrow keys, enlarge with Enter. A approves, 1–3 reject with that reason, Z takes the last decision back.',
  approved: 'Approved: %{name}',
  rejected: 'Rejected: %{name}',
  undo: 'Undo',
  changed: 'Changed: %{fields}',
  before: '%{field} (before)',
  elsewhere: {
    late: 'Your decision on “%{name}” was not applied. %{outcome}',
    approve: '%{agent} approved it (%{when}).',
    reject: '%{agent} rejected it (%{when}): %{reason}.',
    again: 'Its owner changed it; it awaits a decision again.',
    gone: 'This picture no longer awaits a decision.',
  },
};
