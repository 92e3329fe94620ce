import type { photoList as tr } from '../tr/photoList.ts';
import type { Shape } from '../messages.ts';

export const photoList: Shape<typeof tr> = {
  makeCover: 'Make cover',
  isCover: '%{name} is now the cover.',
  drag: 'Drag',
  photo: 'Photo %{place}',
};
