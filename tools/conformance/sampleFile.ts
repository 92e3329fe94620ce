import sharp from 'sharp';
import { resolve, type Contract, type Schema } from '../../openapi/generator/contract.ts';

/** Width of a picture in pixels, unless the contract requires more. */
const WIDTH = 800;

const ENDINGS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

const isPicture = (type: string): type is keyof typeof ENDINGS => type in ENDINGS;

/** Creates a unique picture that the field allows; undefined if the field takes no pictures. */
async function picture(schema: Schema): Promise<File | undefined> {
  const type = (schema['x-accept'] ?? ['image/png']).find(isPicture);
  if (type === undefined) return undefined;
  const width = Math.max(WIDTH, schema['x-min-width'] ?? 0);
  const height = Math.round(width / (schema['x-aspect'] ?? 1));
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const pixels = sharp({ create: { width, height, channels: 3, background: 'white', noise } });
  const bytes = await pixels.toFormat(ENDINGS[type], { quality: 40 }).toBuffer();
  return new File([new Uint8Array(bytes)], `conformance.${ENDINGS[type]}`, { type });
}

/** Creates the required files of a body, otherwise its first optional one; undefined if one is no picture. */
export async function sampleFiles(
  contract: Contract,
  given: Schema,
): Promise<Record<string, File> | undefined> {
  const { properties = {}, required = [] } = resolve(contract, given);
  const fields = Object.entries(properties)
    .map(([name, property]) => [name, resolve(contract, property)] as const)
    .filter(([, { format }]) => format === 'binary');
  const needed = fields.filter(([name]) => required.includes(name));
  const files: Record<string, File> = {};
  for (const [name, schema] of needed.length > 0 ? needed : fields.slice(0, 1)) {
    const file = await picture(schema);
    if (!file) return undefined;
    files[name] = file;
  }
  return files;
}
