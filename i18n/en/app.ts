import type { app as tr } from '../tr/app.ts';
import type { Shape } from '../messages.ts';

export const app: Shape<typeof tr> = {
  name: 'Davet Panel',
};
