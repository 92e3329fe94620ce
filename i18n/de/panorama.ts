import type { panorama as tr } from '../tr/panorama.ts';
import type { Shape } from '../messages.ts';

export const panorama: Shape<typeof tr> = {
  name: '%{name}: 360°-Ansicht, mit den Pfeiltasten zu drehen',
  hint: 'Zum Umsehen ziehen',
  play: 'Abspielen',
  volume: 'Lautstärke',
  failed: 'Die 360°-Ansicht konnte nicht geöffnet werden.',
  keys: '360°-Ansicht: zum Umsehen ziehen. Nach einem Klick in die Ansicht oder mit Tab darin drehen die Pfeiltasten sie; außerhalb blättern sie zum vorherigen oder nächsten Bild. Die Tasten für Entscheidungen gelten überall.',
};
