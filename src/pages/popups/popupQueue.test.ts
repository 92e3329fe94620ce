import { expect, it } from 'vitest';
import {
  closingOf,
  duePopups,
  isQuietPath,
  nextPopup,
  pauseLeft,
  type PopupName,
} from './popupQueue.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(now - ms).toISOString();
const every: PopupName[] = [
  'advertisement',
  'priceUpdate',
  'missingCatalog',
  'missingInfo',
  'referral',
];

it('shows one at a time in order, the next one after closing', () => {
  let history: Record<string, unknown> = {};
  const shown: (PopupName | undefined)[] = [];
  for (let round = 0; round < every.length + 1; round += 1) {
    const next = nextPopup(new Set(every), history, now);
    shown.push(next);
    if (next) history = { ...history, ...closingOf(next, now) };
  }
  expect(shown).toEqual([...every, undefined]);
});

it.each<[string, PopupName[], object, PopupName | undefined]>([
  ['nothing without a reason', [], {}, undefined],
  ['the lowest order first', ['referral', 'missingInfo'], {}, 'missingInfo'],
  [
    'a later one while the first stays away',
    ['priceUpdate', 'referral'],
    { priceUpdate: ago(HOUR) },
    'referral',
  ],
  [
    'what another part of the panel remembers is no popup',
    ['referral'],
    { push: ago(0) },
    'referral',
  ],
])('%s', (_, eligible, history, expected) => {
  expect(nextPopup(new Set(eligible), { ...history }, now)).toBe(expected);
});

it.each<[PopupName, string | number, boolean]>([
  ['advertisement', 'once', false],
  ['referral', 'once', false],
  ['referral', ago(9_999 * HOUR), false],
  ['priceUpdate', ago(24 * HOUR - 1), false],
  ['priceUpdate', ago(24 * HOUR), true],
  ['missingCatalog', ago(6 * HOUR - 1), false],
  ['missingCatalog', ago(6 * HOUR), true],
  ['missingInfo', ago(6 * HOUR - 1), false],
  ['missingInfo', ago(6 * HOUR), true],
  // The clock was wrong when the popup was closed.
  ['missingInfo', ago(-48 * HOUR), true],
  ['missingInfo', 'no time at all', true],
  ['missingInfo', 1, false],
])('%s, closed %s: due %s', (name, closed, expected) => {
  expect(duePopups({ [name]: closed }, now).includes(name)).toBe(expected);
});

it('stores one-time popups permanently and others with their time', () => {
  const last = '2026-11-21T09:00:00.000Z';
  expect(closingOf('advertisement', now)).toEqual({ advertisement: 'once', last });
  expect(closingOf('referral', now)).toEqual({ referral: 'once', last });
  expect(closingOf('priceUpdate', now)).toEqual({ priceUpdate: last, last });
});

it.each<[string, object, number]>([
  ['nothing was closed', {}, 0],
  ['one was closed just now', closingOf('referral', now), 600_000],
  ['one was closed a while ago', { last: ago(599_999) }, 1],
  ['the pause is over', { last: ago(600_000) }, 0],
  ['what is remembered is no time', { last: 'no time at all' }, 0],
  ['the clock was set back since', { last: ago(-HOUR) }, 0],
  ['only the other parts of the panel asked something', { push: ago(0) }, 0],
])('waits for the rest of ten minutes if %s', (_, history, left) => {
  expect(pauseLeft({ ...history }, now, 600_000)).toBe(left);
});

it.each([
  '/checkout',
  '/providers/2/info',
  '/providers/2/info/team',
  '/providers/2',
  '/providers/2/edit',
  '/providers/2/gallery',
  '/providers/2/galleries/7',
  '/providers/2/payments',
  '/galleries',
  '/payments/3',
  '/auth/login',
  '/password-renew',
  '/password-reset/abc',
  '/register/1/2/abc',
  '/settings/password',
  '/catalogs/create',
  '/discounts/5/edit',
  '/refer-provider/conditions',
])('no popup at %s', (path) => {
  expect(isQuietPath(path)).toBe(true);
});

it.each([
  '/',
  '/dashboard',
  '/leads',
  '/leads/5',
  '/providers',
  '/providers/2/items',
  '/discounts',
  '/catalogs',
  '/settings',
])('popups are allowed at %s', (path) => {
  expect(isQuietPath(path)).toBe(false);
});
