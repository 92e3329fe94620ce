import { afterEach, expect, it } from 'vitest';
import { documentCookies } from './cookieJar.ts';
import { storeImpersonation, clearImpersonation, readImpersonation } from './impersonation.ts';

const token = 'pt_4mKZq0x2b7mYp0o8Zb1n6Q';
const cookies = documentCookies();
const set = (name: string, value: string) => cookies.set(name, value, 60);

afterEach(() => {
  clearImpersonation(cookies);
});

it.each([
  [undefined, undefined, 'none'],
  [token, undefined, 'half'],
  [undefined, '12', 'half'],
  ['', '12', 'half'],
  [token, '', 'half'],
  [token, '0', 'half'],
  [token, 'twelve', 'half'],
  [token, '12%0d%0aX-Evil:1', 'half'],
  ['../../leads', '12', 'half'],
  ['short', '12', 'half'],
  [token, '12', 'pair'],
])('token %j and user %j are %s', (accessToken, switchUser, kind) => {
  if (accessToken !== undefined) set('admin_access_token', accessToken);
  if (switchUser !== undefined) set('switch_user', switchUser);
  expect(readImpersonation(cookies).kind).toBe(kind);
});

it('starts with both cookies and ends without any', () => {
  storeImpersonation(cookies, { accessToken: token, customerUserId: 12, seconds: 1800 });
  expect(readImpersonation(cookies)).toEqual({
    kind: 'pair',
    accessToken: token,
    switchUser: '12',
  });
  clearImpersonation(cookies);
  expect(readImpersonation(cookies)).toEqual({ kind: 'none' });
});

it('ignores a cookie whose name only ends with its name', () => {
  set('my_switch_user', '12');
  expect(readImpersonation(cookies).kind).toBe('none');
  cookies.remove('my_switch_user');
});
