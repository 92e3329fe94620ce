import type { photoList as tr } from '../tr/photoList.ts';
import type { Shape } from '../messages.ts';

export const photoList: Shape<typeof tr> = {
  makeCover: 'تعيين كغلاف',
  isCover: 'أصبحت %{name} صورة الغلاف.',
  drag: 'سحب',
  photo: 'الصورة %{place}',
};
