import { expect, it } from 'vitest';
import { matching, withRecent } from './paletteEntry.ts';

const entries = ['Yeni çift ekle', 'Çiftler', 'İstatistikler', 'Işıl Ünlü'].map((label) => ({
  key: label,
  label,
}));
const found = (typed: string) => matching(entries, typed).map(({ label }) => label);

it('matches without case and diacritics, prefixes first', () => {
  expect(found('cift')).toEqual(['Çiftler', 'Yeni çift ekle']);
  expect(found('ISTAT')).toEqual(['İstatistikler']);
  expect(found('istat')).toEqual(['İstatistikler']);
  expect(found('ışıl unlu')).toEqual(['Işıl Ünlü']);
  expect(found('IŞIL')).toEqual(['Işıl Ünlü']);
  expect(found('ekle cift')).toEqual(['Yeni çift ekle']);
  expect(found('xyz')).toEqual([]);
});

it('keeps the six last used, each once, newest first', () => {
  const used = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'].map((key) => ({ key, label: key }));
  const recent = used.reduce<typeof used>((before, one) => withRecent(before, one), []);
  expect(recent.map(({ key }) => key)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});
