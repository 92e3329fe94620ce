import { expect, it } from 'vitest';
import { places } from '../../tests/support/places.ts';
import { guard, isSignInPath, ruleOf } from './guards.ts';
import type { LoginState } from './loginState.ts';
import { sessionSample } from './sessionSample.ts';

const origin = 'https://panel.example';
const out: LoginState = { status: 'out' };
const signedIn: LoginState = { status: 'in', session: sessionSample() };
const mustRenew: LoginState = {
  status: 'in',
  session: sessionSample({ passwordChangeRequired: true }),
};

function navigateTo(url: string, state: LoginState) {
  const { pathname, search } = new URL(url, origin);
  return guard({ pathname, search }, state, origin);
}

it.each([
  ['/auth/login', 'out', 'signIn'],
  ['/auth/google', 'any', 'either'],
  ['/auth/facebook', 'any', 'either'],
  ['/auth', 'out', 'signIn'],
  ['/auth/googles', 'any', 'app'],
  ['/auth/forgot-password', 'out', 'signIn'],
  ['/auth/forgot-username', 'out', 'signIn'],
  ['/auth/renew-password', 'out', 'signIn'],
  ['/password-renew', 'in', 'signIn'],
  ['/password-reset', 'any', 'signIn'],
  ['/password-reset/rk_1', 'any', 'signIn'],
  ['/register/1/7/inv_1', 'any', 'signIn'],
  ['/signup-wizard/abc', 'any', 'app'],
  ['/errors/error-404', 'any', 'app'],
  ['/', 'in', 'app'],
  ['/leads/12', 'in', 'app'],
  ['/checkout', 'in', 'app'],
  ['/leads/5/edit/', 'in', 'app'],
  ['/providers/5/info/contact', 'in', 'app'],
  ['/providers/5/items/7/edit', 'in', 'app'],
  ['/settings/profile', 'in', 'app'],
  ['/Settings', 'in', 'app'],
  ['/no-such-page', 'any', 'app'],
  ['/leads/5/no/such', 'any', 'app'],
  ['/statistics/others', 'any', 'app'],
  ['/settings/profile/more', 'any', 'app'],
  ['/authors', 'any', 'app'],
  ['/register/1/7', 'any', 'app'],
  ['/password-resets', 'any', 'app'],
  ['/password-reset/rk_1/more', 'any', 'app'],
])('%s is for %s and rendered by %s', (path, need, part) => {
  expect(ruleOf(path)).toMatchObject({ need, part });
});

it.each([
  ['/auth/login', undefined],
  ['/auth/renew-password', undefined],
  ['/auth/google', undefined],
  ['/auth/anything', undefined],
  ['/auth/forgot-password', 'forgotPassword'],
  ['/auth/forgot-username/', 'forgotUsername'],
  ['/password-reset', 'passwordReset'],
  ['/password-reset/rk_1', 'passwordReset'],
  ['/password-renew', 'renewRequired'],
  ['/register/1/7/inv_1', 'invitation'],
])('the sign-in code renders %s with the page %s', (path, page) => {
  expect(ruleOf(path).page).toBe(page);
});

const toLogin = (target: string) => `/auth/login?redirectUrl=${encodeURIComponent(target)}`;

it.each([
  ['/', '/auth/login'],
  ['/leads', toLogin('/leads')],
  ['/leads?status=new,pending&page=2', toLogin('/leads?status=new,pending&page=2')],
  ['/settings/profile', toLogin('/settings/profile')],
  ['/password-renew', '/auth/login'],
  ['/password-renew?redirectUrl=%2Fleads', toLogin('/leads')],
  ['/auth/login', undefined],
  ['/auth/login?redirectUrl=%2Fleads', undefined],
  ['/register/1/7/inv_1', undefined],
  ['/password-reset/rk_1', undefined],
  ['/signup-wizard/abc', undefined],
  ['/no-such-page', undefined],
  ['/errors/error-500', undefined],
])('signed out, %s redirects to %s', (from, to) => {
  expect(navigateTo(from, out)).toBe(to);
});

const guarded = places
  .map(({ path }) => path)
  .filter((path) => path !== '/' && !/^\/(errors|signup-wizard)\//.test(path));

it.each(guarded)('signed out, %s redirects to the sign-in, which returns', (path) => {
  expect(navigateTo(path, out)).toBe(toLogin(path));
});

it.each([
  ['/', undefined],
  ['/leads', undefined],
  ['/leads?redirectUrl=%2Ftodo', undefined],
  ['/auth/login', '/'],
  ['/auth/forgot-password', '/'],
  ['/auth/renew-password', '/'],
  ['/auth/login?redirectUrl=%2Fleads%3Fpage%3D2', '/leads?page=2'],
  ['/auth/login?redirectUrl=%2F%5Cevil.example', '/'],
  ['/auth/login?redirectUrl=https%3A%2F%2Fevil.example', '/'],
  ['/password-renew', '/'],
  ['/password-renew?redirectUrl=%2Fleads', '/leads'],
  ['/password-reset/rk_1', undefined],
  ['/register/1/7/inv_1', undefined],
])('signed in, %s redirects to %s', (from, to) => {
  expect(navigateTo(from, signedIn)).toBe(to);
});

it.each([
  ['/', '/password-renew'],
  ['/leads?page=2', `/password-renew?redirectUrl=${encodeURIComponent('/leads?page=2')}`],
  ['/auth/login?redirectUrl=%2Fleads', '/password-renew?redirectUrl=%2Fleads'],
  ['/password-renew', undefined],
  ['/password-renew?redirectUrl=%2Fleads', undefined],
  ['/errors/error-401', undefined],
])('with an expired password, %s redirects to %s', (from, to) => {
  expect(navigateTo(from, mustRenew)).toBe(to);
});

it.each<LoginState>([
  { status: 'unknown' },
  { status: 'offline' },
  { status: 'leaving' },
  { status: 'expired', session: sessionSample() },
])('does not decide while the state is $status', (state) => {
  expect(navigateTo('/leads', state)).toBeUndefined();
  expect(navigateTo('/auth/login', state)).toBeUndefined();
});

it('ends without a redirect loop', () => {
  const starts = [
    '/',
    '/leads',
    '/auth/login?redirectUrl=%2Fauth%2Flogin%3FredirectUrl%3D%252Fleads',
    '/password-renew?redirectUrl=%2Fpassword-renew',
  ];
  for (const state of [out, signedIn, mustRenew]) {
    for (const start of starts) {
      let place: string | undefined = start;
      let steps = 0;
      for (; place !== undefined && steps < 6; steps += 1) place = navigateTo(place, state);
      expect(steps).toBeLessThan(6);
    }
  }
});

it('passes the return of an external service to the application only if a user is signed in', () => {
  expect(isSignInPath('/auth/google', out)).toBe(true);
  expect(isSignInPath('/auth/google', signedIn)).toBe(false);
  expect(navigateTo('/auth/google?code=a&state=b', signedIn)).toBeUndefined();
  expect(isSignInPath('/password-renew', mustRenew)).toBe(true);
  expect(isSignInPath('/leads', signedIn)).toBe(false);
});

it('does not require an agent to renew the impersonated user’s password', () => {
  const impersonation = {
    agentName: 'Selin',
    reason: 'Ticket',
    endsAt: '2026-11-21T10:00:00.000Z',
  };
  const session = sessionSample({ passwordChangeRequired: true, impersonation });
  expect(navigateTo('/leads', { status: 'in', session })).toBeUndefined();
});
