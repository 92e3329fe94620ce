import { expect, it } from 'vitest';
import { rememberLeaving, serviceOf, takeConnection, takeReturn } from './socialReturn.ts';

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

it('takes back the code to link an account with, once', () => {
  rememberLeaving(authUrl, '', 'connect');
  expect(takeConnection('?code=abc&state=st_1')).toEqual({ code: 'abc', state: 'st_1' });
  expect(takeConnection('?code=abc&state=st_1')).toBeUndefined();
});

it('tells a link that was refused over there from one that was never asked for', () => {
  rememberLeaving(authUrl, '', 'connect');
  expect(takeConnection('?error=access_denied&state=st_1')).toBe('refused');
  expect(takeConnection('?error=access_denied&state=st_1')).toBeUndefined();
  rememberLeaving(authUrl, '', 'connect');
  expect(takeConnection('?code=abc&state=st_2')).toBeUndefined();
});

it('takes a sign-in for no link, and a link for no sign-in', () => {
  rememberLeaving(authUrl, search);
  expect(takeConnection('?code=abc&state=st_1')).toBeUndefined();
  rememberLeaving(authUrl, search, 'connect');
  expect(takeReturn('?code=abc&state=st_1')).toBeUndefined();
});

it.each([
  ['/auth/google', 'google'],
  ['/auth/facebook', 'facebook'],
  ['/auth/login', undefined],
])('%s is the return of %s', (path, service) => {
  expect(serviceOf(path)).toBe(service);
});
