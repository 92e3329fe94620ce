import type { Paint } from './parts.ts';
import type { PaletteName } from './palettes.ts';
import { couple, lights, terrace } from './scenes/evening.ts';
import { garden } from './scenes/garden.ts';
import { hall } from './scenes/hall.ts';
import { bouquet, cake, table } from './scenes/still.ts';
import { frames, gown } from './scenes/studio.ts';

/** Scenes by name, with their number of pictures and their palettes. */
export const scenes = {
  garden: { paint: garden, count: 9, palettes: ['ivory', 'sage', 'rose'] },
  hall: { paint: hall, count: 6, palettes: ['champagne', 'ivory', 'rose'] },
  terrace: { paint: terrace, count: 8, palettes: ['dusk', 'night', 'rose'] },
  table: { paint: table, count: 7, palettes: ['ivory', 'rose', 'champagne', 'dusk'] },
  bouquet: { paint: bouquet, count: 9, palettes: ['rose', 'ivory', 'sage', 'champagne'] },
  cake: { paint: cake, count: 5, palettes: ['champagne', 'rose', 'dusk'] },
  lights: { paint: lights, count: 4, palettes: ['night', 'dusk'] },
  gown: { paint: gown, count: 12, palettes: ['ivory', 'champagne', 'rose', 'sage'] },
  couple: { paint: couple, count: 8, palettes: ['dusk', 'rose', 'ivory', 'sage'] },
  frames: { paint: frames, count: 4, palettes: ['champagne', 'sage'] },
} satisfies Record<
  string,
  { paint: (paint: Paint) => string; count: number; palettes: PaletteName[] }
>;
