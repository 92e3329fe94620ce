import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PaletteName } from './palettes.ts';
import { render } from './render.ts';
import { scenes } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../../server/db/seed/pictures', import.meta.url));
/** Widths and qualities of the files, less than 3 MB in total. */
const SIZES = [
  [400, 46],
  [800, 46],
  [1600, 46],
] as const;
/** A panorama consists of two halves, one of them mirrored, so that its ends match. */
const HALF = { width: 1200, height: 1200 };

/** Picture of the demo, in the format of its seed. */
interface Entry {
  name: string;
  scene: string;
  placeholder: string;
  sizes: [width: number, height: number][];
}

async function write(name: string, scene: string, pixels: Buffer, widths = SIZES): Promise<Entry> {
  const sizes: Entry['sizes'] = [];
  for (const [width, quality] of widths) {
    const drawn = sharp(pixels).resize({ width }).webp({ quality, effort: 6 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    sizes.push([info.width, info.height]);
    await writeFile(join(FOLDER, `${name}-${width}.webp`), data);
  }
  const small = await sharp(pixels)
    .resize(16, 16, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return { name, scene, placeholder: `data:image/webp;base64,${small.toString('base64')}`, sizes };
}

async function panorama(): Promise<Entry> {
  const half = await sharp(await render(scenes.garden.paint, 'sage', 99))
    .resize({ ...HALF, fit: 'fill' })
    .png()
    .toBuffer();
  const mirrored = await sharp(half).flop().png().toBuffer();
  const { width, height } = HALF;
  const row = [mirrored, half, mirrored].map((input, index) => ({
    input,
    left: index * width,
    top: 0,
  }));
  const wide = await sharp({
    create: { width: 3 * width, height, channels: 3, background: '#fff' },
  })
    .composite(row)
    .png()
    .toBuffer();
  // The player opens at the centre, which must not be the seam of the halves.
  const pixels = await sharp(wide)
    .extract({ left: width / 2, top: 0, width: 2 * width, height })
    .png()
    .toBuffer();
  return write('panorama', 'panorama', pixels);
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const entries: Entry[] = [await panorama()];
for (const [scene, { paint, count, palettes }] of Object.entries(scenes)) {
  const colours: readonly PaletteName[] = palettes;
  for (let index = 0; index < count; index += 1) {
    const palette = colours[index % colours.length] ?? 'ivory';
    const pixels = await render(paint, palette, index * 31 + 7);
    entries.push(await write(`${scene}-${index + 1}`, scene, pixels));
  }
}
await writeFile(join(FOLDER, 'pictures.json'), `${JSON.stringify(entries, undefined, 1)}\n`);
