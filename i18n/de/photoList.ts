import type { photoList as tr } from '../tr/photoList.ts';
import type { Shape } from '../messages.ts';

export const photoList: Shape<typeof tr> = {
  makeCover: 'Als Titelbild',
  isCover: '%{name} ist jetzt das Titelbild.',
  drag: 'Ziehen',
  photo: 'Foto %{place}',
};
