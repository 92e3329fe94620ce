import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pixelsOf } from './pixelsOf.ts';

const rendered = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a62b57' } });

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

it.each([
  ['jpeg', rendered(1201, 803).jpeg()],
  [
    'a jpeg with a camera’s data',
    rendered(1201, 803)
      .withExif({ IFD0: { Make: 'X' } })
      .jpeg(),
  ],
  ['png', rendered(1201, 803).png()],
  ['webp', rendered(1201, 803).webp()],
  ['a webp without loss', rendered(1201, 803).webp({ lossless: true })],
  [
    'a webp with a camera’s data',
    rendered(1201, 803)
      .withExif({ IFD0: { Make: 'X' } })
      .webp(),
  ],
])('reads the size of %s', async (_, image) => {
  expect(await pixelsOf(blob(await image.toBuffer()))).toEqual({ width: 1201, height: 803 });
});

it('returns nothing for other files, or truncated ones', async () => {
  expect(await pixelsOf(new Blob(['%PDF-1.7 and more than thirty bytes of it']))).toBeUndefined();
  expect(await pixelsOf(new Blob(['x']))).toBeUndefined();
});
