import sharp from 'sharp';
import { Dice } from './Dice.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { definitions, HEIGHT, WIDTH, type Paint } from './parts.ts';

/** Strength of the film grain, out of 255. */
const GRAIN = 9;

/** Paints a scene with vignette and grain, as raw pixels of 1600 × 1067. */
export async function render(
  scene: (paint: Paint) => string,
  palette: PaletteName,
  seed: number,
): Promise<Buffer> {
  const paint = { palette: palettes[palette], dice: new Dice(seed) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    ${definitions(paint)}${scene(paint)}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/></svg>`;
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
  return sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
