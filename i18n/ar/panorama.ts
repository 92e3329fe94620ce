import type { panorama as tr } from '../tr/panorama.ts';
import type { Shape } from '../messages.ts';

export const panorama: Shape<typeof tr> = {
  name: '%{name}: عرض 360 درجة، يُدار بمفاتيح الأسهم',
  hint: 'اسحبوا للنظر حولكم',
  play: 'تشغيل',
  volume: 'الصوت',
  failed: 'تعذر فتح العرض 360 درجة.',
  keys: 'عرض 360 درجة: اسحبوا للنظر حولكم. بعد النقر على العرض أو الانتقال إليه بمفتاح Tab تديره الأسهم، وفي غيره تنتقل إلى الصورة السابقة أو التالية. وتعمل مفاتيح القرار في كل مكان.',
};
