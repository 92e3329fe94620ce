import { expect, it } from 'vitest';
import { croppedSizes } from './pictureOf.ts';

const BOX = { width: 240, height: 180 };

it.each([
  ['wide', 3000, 800, '675px'],
  ['of the shape of its box', 1600, 1200, '240px'],
  ['high', 1067, 1600, '240px'],
])(
  'the sizes of a cropped picture that is %s are its width before the crop',
  (_, width, height, sizes) => {
    expect(croppedSizes({ width, height }, BOX)).toBe(sizes);
  },
);
