import { expect, test } from 'vitest';
import { arranged, mainOf, type Placed } from './rules.ts';

const photo = (id: number, own: Partial<Placed> = {}): Placed => ({
  id,
  kind: 'photo',
  is_active: true,
  is_main: false,
  status: 'published',
  was_published: false,
  ...own,
});

test('the main photo stays until it is passive or rejected; then the first active one replaces it', () => {
  const waiting = photo(1, { status: 'pending' });
  expect(mainOf([waiting, photo(2), photo(3, { is_main: true })])).toBe(3);
  expect(mainOf([photo(2), photo(3, { is_main: true, status: 'pending' })])).toBe(3);
  expect(mainOf([waiting, photo(2), photo(3, { is_main: true, is_active: false })])).toBe(2);
  expect(
    mainOf([photo(2, { kind: 'video' }), photo(3, { is_main: true, status: 'rejected' })]),
  ).toBe(undefined);
});

test('a provider shows its main photo, four active and published ones, then the rest in order', () => {
  const medias = [
    photo(1, { status: 'pending' }),
    ...[2, 3, 4, 5, 6].map((id) => photo(id)),
    photo(7, { is_main: true }),
  ];
  expect(arranged(medias, 7, 5)).toEqual([7, 2, 3, 4, 5, 1, 6]);
});

test('a published photo keeps its place while its new texts are pending, and loses it when they are rejected', () => {
  const changed = (own: Partial<Placed>) => [
    photo(1, { is_main: true }),
    photo(2, { was_published: true, ...own }),
    ...[3, 4, 5, 6].map((id) => photo(id)),
  ];
  const order = (own: Partial<Placed>) => arranged(changed(own), 1, 5);
  expect(order({ status: 'pending' })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(order({ status: 'pending', is_active: false })).toEqual([1, 3, 4, 5, 6, 2]);
  expect(order({ status: 'rejected' })).toEqual([1, 3, 4, 5, 6, 2]);
  expect(order({ status: 'pending', was_published: false })).toEqual([1, 3, 4, 5, 6, 2]);
});
