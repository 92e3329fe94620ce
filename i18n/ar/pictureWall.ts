import type { pictureWall as shape } from '../tr/pictureWall.ts';
import type { Shape } from '../messages.ts';

export const pictureWall: Shape<typeof shape> = {
  name: 'صور بانتظار الموافقة',
  keys: 'تنقلوا بالأسهم، وكبّروا الصورة بمفتاح Enter. للموافقة A، وللرفض بسببه 1–3، وللتراجع عن آخر قرار Z.',
  approved: 'تمت الموافقة: %{name}',
  rejected: 'تم الرفض: %{name}',
  undo: 'تراجع',
  changed: 'ما تغيّر: %{fields}',
  before: '%{field} (سابقًا)',
  elsewhere: {
    late: 'لم يُطبَّق قراركم بشأن «%{name}». %{outcome}',
    approve: 'وافق عليها %{agent} (%{when}).',
    reject: 'رفضها %{agent} (%{when}): %{reason}.',
    again: 'عدّلها صاحبها، وهي بانتظار قرار جديد.',
    gone: 'لم تعد هذه الصورة بانتظار قرار.',
  },
};
