import { expect, it } from 'vitest';
import { rememberLeaving, serviceOf, takeReturn } from './socialReturn.ts';

const authUrl = new URL('https://accounts.example/authorize?state=st_1&nonce=no_1');
const search = '?redirectUrl=%2Fleads';

it('takes back what it asked for, with where to go on, once', () => {
  rememberLeaving(authUrl, search);
  expect(takeReturn('?code=abc&state=st_1')).toEqual({ code: 'abc', state: 'st_1', search });
  expect(takeReturn('?code=abc&state=st_1')).toBeUndefined();
});

it.each([
  ['the state of somebody else', '?code=abc&state=st_2'],
  ['no state', '?code=abc'],
  ['no code', '?error=access_denied&state=st_1'],
])('refuses a return with %s', (_, query) => {
  rememberLeaving(authUrl, search);
  expect(takeReturn(query)).toBeUndefined();
});

it('refuses a return that this tab never asked for', () => {
  expect(takeReturn('?code=abc&state=st_1')).toBeUndefined();
});

it.each([
  ['/auth/google', 'google'],
  ['/auth/facebook', 'facebook'],
  ['/auth/login', undefined],
])('%s is the return of %s', (path, service) => {
  expect(serviceOf(path)).toBe(service);
});
