import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PaletteName } from './palettes.ts';
import { render, renderPlain } from './render.ts';
import { scenes } from './scenes.ts';
import { panorama, PANORAMA } from './scenes/panorama.ts';

const FOLDER = fileURLToPath(new URL('../../server/db/seed/pictures', import.meta.url));
/** Widths and qualities of the files, less than 3 MB in total. */
const SIZES = [
  [400, 46],
  [800, 46],
  [1600, 46],
] as const;
/** A viewer shows a quarter of a panorama at once. */
const PANORAMA_SIZES = [...SIZES, [PANORAMA.width, 50]] as const;

/** Picture of the demo, in the format of its seed. */
interface Entry {
  name: string;
  scene: string;
  /** Short hash of the files, a part of their storage keys. */
  hash: string;
  placeholder: string;
  sizes: [width: number, height: number][];
}

async function write(
  name: string,
  scene: string,
  pixels: Buffer,
  widths: readonly (readonly [width: number, quality: number])[] = SIZES,
): Promise<Entry> {
  const sizes: Entry['sizes'] = [];
  const sum = createHash('sha256');
  for (const [width, quality] of widths) {
    const drawn = sharp(pixels).resize({ width }).webp({ quality, effort: 6 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    sizes.push([info.width, info.height]);
    sum.update(data);
    await writeFile(join(FOLDER, `${name}-${width}.webp`), data);
  }
  const small = await sharp(pixels)
    .resize(16, 16, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  const placeholder = `data:image/webp;base64,${small.toString('base64')}`;
  return { name, scene, hash: sum.digest('hex').slice(0, 8), placeholder, sizes };
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const around = await renderPlain(panorama, 'sage', 99, PANORAMA);
const entries: Entry[] = [await write('panorama', 'panorama', around, PANORAMA_SIZES)];
for (const [scene, { paint, count, palettes }] of Object.entries(scenes)) {
  const colours: readonly PaletteName[] = palettes;
  for (let index = 0; index < count; index += 1) {
    const palette = colours[index % colours.length] ?? 'ivory';
    const pixels = await render(paint, palette, index * 31 + 7);
    entries.push(await write(`${scene}-${index + 1}`, scene, pixels));
  }
}
await writeFile(join(FOLDER, 'pictures.json'), `${JSON.stringify(entries, undefined, 1)}\n`);
