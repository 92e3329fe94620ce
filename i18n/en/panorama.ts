import type { panorama as tr } from '../tr/panorama.ts';
import type { Shape } from '../messages.ts';

export const panorama: Shape<typeof tr> = {
  name: '%{name}: 360° view, turned with the arrow keys',
  hint: 'Drag to look around',
  play: 'Play',
  volume: 'Volume',
  failed: 'The 360° view could not be opened.',
  keys: '360° view: drag to look around. After a click on the view, or Tab into it, the arrow keys turn it; elsewhere they go to the previous or next picture. The decision keys work everywhere.',
};
