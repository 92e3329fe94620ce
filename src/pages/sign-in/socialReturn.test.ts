import { expect, it } from 'vitest';
import { forgetLeaving, readReturn, rememberLeaving, serviceOf } from './socialReturn.ts';

const authUrl = new URL('https://accounts.example/authorize?state=st_1&nonce=no_1');
const search = '?redirectUrl=%2Fleads';
const granted = { outcome: 'granted', code: 'abc', state: 'st_1' };

it('returns the same result until it is used', () => {
  rememberLeaving(authUrl, search, 'signin');
  expect(readReturn('?code=abc&state=st_1', 'signin')).toEqual(granted);
  expect(readReturn('?code=abc&state=st_1', 'signin')).toEqual(granted);
  expect(forgetLeaving()).toBe(search);
  expect(readReturn('?code=abc&state=st_1', 'signin')).toBeUndefined();
  expect(forgetLeaving()).toBe('');
});

it.each([
  ['the state of somebody else', '?code=abc&state=st_2'],
  ['no state', '?code=abc'],
])('ignores a return with %s', (_, query) => {
  rememberLeaving(authUrl, search, 'signin');
  expect(readReturn(query, 'signin')).toBeUndefined();
});

it('ignores a return that this tab never started', () => {
  forgetLeaving();
  expect(readReturn('?code=abc&state=st_1', 'signin')).toBeUndefined();
});

it('distinguishes a cancellation from a failing service', () => {
  rememberLeaving(authUrl, search, 'signin');
  expect(readReturn('?error=access_denied&state=st_1', 'signin')).toEqual({ outcome: 'cancelled' });
  expect(readReturn('?error=server_error&state=st_1', 'signin')).toEqual({ outcome: 'failed' });
  expect(readReturn('?state=st_1', 'signin')).toEqual({ outcome: 'failed' });
});

it('distinguishes a sign-in from a link', () => {
  rememberLeaving(authUrl, search, 'signin');
  expect(readReturn('?code=abc&state=st_1', 'connect')).toBeUndefined();
  rememberLeaving(authUrl, '', 'connect');
  expect(readReturn('?code=abc&state=st_1', 'signin')).toBeUndefined();
  expect(readReturn('?code=abc&state=st_1', 'connect')).toEqual(granted);
});

it.each([
  ['/auth/google', 'google'],
  ['/auth/facebook', 'facebook'],
  ['/auth/login', undefined],
])('%s is the return of %s', (path, service) => {
  expect(serviceOf(path)).toBe(service);
});
