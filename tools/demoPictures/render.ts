import sharp from 'sharp';
import { Dice } from './Dice.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { definitions, HEIGHT, WIDTH, type Paint } from './parts.ts';

/** Strength of the film grain, out of 255. */
const GRAIN = 9;

type Scene = (paint: Paint) => string;

interface Size {
  width: number;
  height: number;
}

/** Draws a scene without effects. */
function draw(scene: Scene, palette: PaletteName, seed: number, { width, height }: Size) {
  const paint = { palette: palettes[palette], dice: new Dice(seed) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${definitions(paint)}${scene(paint)}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
}

/** Paints a scene with vignette and grain, as a picture of 1600 × 1067. */
export async function render(scene: Scene, palette: PaletteName, seed: number): Promise<Buffer> {
  const withVignette: Scene = (paint) =>
    `${scene(paint)}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`;
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const;
  const grain = await sharp({
    create: {
      width: WIDTH / 2,
      height: Math.ceil(HEIGHT / 2),
      channels: 3,
      background: '#808080',
      noise,
    },
  })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .greyscale()
    .png()
    .toBuffer();
  return draw(withVignette, palette, seed, { width: WIDTH, height: HEIGHT })
    .composite([{ input: grain, blend: 'soft-light' }])
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Paints a scene of another size, without the vignette and grain of a photo. */
export const renderPlain = (scene: Scene, palette: PaletteName, seed: number, size: Size) =>
  draw(scene, palette, seed, size).png({ compressionLevel: 1 }).toBuffer();
