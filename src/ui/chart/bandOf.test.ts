import { expect, it } from 'vitest';
import { bandOf } from './bandOf.ts';

it('renders a bar for each of two categories with the same name', () => {
  const categories = ['Işık Fotoğraf', 'Yıldız', 'Işık Fotoğraf'];
  const band = bandOf({ categories, layout: 'lying' });
  expect(new Set(band.data).size).toBe(3);
  const shown = band.data.map((value) => band.valueFormatter(value, { location: 'tick' }));
  expect(shown).toEqual(categories);
});

it('truncates names at the axis only', () => {
  const band = bandOf({ categories: ['Ocak 2027'], ticks: ['Oca'], layout: 'standing' });
  expect(band.valueFormatter(0, { location: 'tick' })).toBe('Oca');
  expect(band.valueFormatter(0, { location: 'tooltip' })).toBe('Ocak 2027');
});
