import { expect, it } from 'vitest';
import { croppedSizes, pictureOf, srcSetOf } from './pictureOf.ts';

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

it('returns the picture at a URL with the sizes that the record has of it', () => {
  const source = { url: '/a-400.webp', width: 400, height: 267 };
  const largest = { url: '/a.webp', width: 1600, height: 1067 };
  const stored = { ...largest, placeholder: 'data:,', sources: [source, largest] };
  const record = { id: 1, cover: '/a.webp', other: '/b.webp', pictures: [stored] };
  const picture = pictureOf(record, 'cover');
  expect(picture).toMatchObject({ src: '/a.webp', width: 1600, placeholder: 'data:,' });
  expect(picture && srcSetOf(picture)).toBe('/a-400.webp 400w, /a.webp 1600w');
  expect(pictureOf(record, 'other')).toMatchObject({ src: '/b.webp', sizes: [] });
});
