import { expect, test } from 'vitest';
import { byteRange } from './byteRange.ts';
import { fileLinks } from './links.ts';

const KEY = 'media/1/a.webp';
const NOON = new Date('2026-11-24T12:00:00.000Z');
const links = fileLinks('a secret');
const query = (link: string) => Object.fromEntries(new URL(link, 'http://x').searchParams);

test('a link is constant for a day and valid until the end of the next one', () => {
  const link = links.link(KEY, NOON);
  expect(links.link(KEY, new Date('2026-11-24T23:59:59.000Z'))).toBe(link);
  expect(links.isOpen(KEY, query(link), new Date('2026-11-25T23:59:59.000Z'))).toBe(true);
  expect(links.isOpen(KEY, query(link), new Date('2026-11-26T00:00:00.000Z'))).toBe(false);
});

test('a link is valid for one file and one secret only', () => {
  const signed = query(links.link(KEY, NOON));
  expect(links.isOpen('media/1/b.webp', signed, NOON)).toBe(false);
  expect(fileLinks('another').isOpen(KEY, signed, NOON)).toBe(false);
  expect(links.isOpen(KEY, { ...signed, ends: '9999999999' }, NOON)).toBe(false);
  expect(links.isOpen(KEY, {}, NOON)).toBe(false);
});

test('a range has its first and last byte within the file', () => {
  expect(byteRange('bytes=2-5', 10)).toEqual([2, 5]);
  expect(byteRange('bytes=4-', 10)).toEqual([4, 9]);
  expect(byteRange('bytes=-3', 10)).toEqual([7, 9]);
  expect(byteRange('bytes=2-99', 10)).toEqual([2, 9]);
  expect(byteRange('bytes=10-', 10)).toBe('outside');
  for (const ignored of [undefined, 'bytes=1-2,4-5', 'bytes=5-2'])
    expect(byteRange(ignored, 10)).toBeUndefined();
});
