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

test('a published photo whose new texts are pending becomes the main one, so that an undo finds the same order', () => {
  const places = [
    photo(1, { is_main: true }),
    photo(2, { status: 'pending', was_published: true }),
    ...[3, 4, 5, 6].map((id) => photo(id)),
  ];
  const order = (medias: readonly Placed[]) => {
    const main = mainOf(medias);
    const ids = arranged(medias, main, 5);
    const sorted = medias.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return sorted.map((media) => ({ ...media, is_main: media.id === main }));
  };
  const switchFirst = (medias: readonly Placed[], is_active: boolean) =>
    medias.map((media) => (media.id === 1 ? { ...media, is_active } : media));
  const hidden = order(switchFirst(places, false));
  expect(hidden[0]?.id).toBe(2);
  // The undo names the earlier main photo again.
  const restored = switchFirst(hidden, true);
  expect(arranged(restored, 1, 5)).toEqual([1, 2, 3, 4, 5, 6]);
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
