import type { LoginState } from './loginState.ts';
import { redirectOf, withRedirect } from './redirectUrl.ts';

export const paths = {
  home: '/',
  desk: '/support',
  signIn: '/auth/login',
  renewExpired: '/auth/renew-password',
  renewRequired: '/password-renew',
} as const;

/** Source of a regular expression that matches every address of the panel; see panelPaths.ts. */
declare const PANEL_PATHS: string;

/** Users that a path admits: only signed-out users, only signed-in users, or everyone. */
export type Need = 'out' | 'in' | 'any';

/**
 * Returns the part of the panel that draws a path: the light pages of signing in, the application, or the one
 * while nobody is signed in and the other when somebody is.
 */
export type Part = 'signIn' | 'app' | 'either';

/** Page of the sign-in code that is not the sign-in itself. */
export type SignInPage =
  | 'forgotPassword'
  | 'forgotUsername'
  | 'passwordReset'
  | 'renewRequired'
  | 'invitation'
  | 'review';

interface Rule {
  readonly path: RegExp;
  readonly need: Need;
  readonly part: Part;
  /** Of the sign-in code; the sign-in itself by default. */
  readonly page?: SignInPage;
}

/** Routes of the sign-in, and public ones of the application. The first match decides; without one a path is the application's. */
const rules: readonly Rule[] = [
  // Another service sends back here who signs in, and who links an account from the settings.
  { path: /^\/auth\/(google|facebook)\/?$/, need: 'any', part: 'either' },
  { path: /^\/auth(\/(login|renew-password))?\/?$/, need: 'out', part: 'signIn' },
  { path: /^\/auth\/forgot-password\/?$/, need: 'out', part: 'signIn', page: 'forgotPassword' },
  { path: /^\/auth\/forgot-username\/?$/, need: 'out', part: 'signIn', page: 'forgotUsername' },
  { path: /^\/password-renew\/?$/, need: 'in', part: 'signIn', page: 'renewRequired' },
  {
    path: /^\/password-reset(\/[^/]+)?\/?$/,
    need: 'any',
    part: 'signIn',
    page: 'passwordReset',
  },
  {
    path: /^\/register\/[^/]+\/[^/]+\/[^/]+\/?$/,
    need: 'any',
    part: 'signIn',
    page: 'invitation',
  },
  { path: /^\/review\/[^/]+\/?$/, need: 'any', part: 'signIn', page: 'review' },
  { path: /^\/signup-wizard(\/|$)/, need: 'any', part: 'app' },
  { path: /^\/errors\/error-\d{3}\/?$/, need: 'any', part: 'app' },
];
const places = new RegExp(PANEL_PATHS, 'i');

/** Returns the session that a path needs, and the part and page that render it. Unknown paths need none. */
export function ruleOf(pathname: string): Omit<Rule, 'path'> {
  const need = places.test(pathname) ? 'in' : 'any';
  return rules.find((rule) => rule.path.test(pathname)) ?? { need, part: 'app' };
}

/** Returns true if the sign-in pages render a path in this state. */
export function isSignInPath(pathname: string, state: LoginState): boolean {
  const { part } = ruleOf(pathname);
  return part === 'signIn' || (part === 'either' && state.status !== 'in');
}

export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/**
 * Returns the address to leave this location for, or undefined if the user may stay. Nothing is
 * decided while the login state is unknown.
 */
export function guard(place: Place, state: LoginState, origin: string): string | undefined {
  const { need } = ruleOf(place.pathname);
  const carried = redirectOf(place.search, origin);
  const here = place.pathname + place.search;
  if (state.status === 'out' && need === 'in') {
    const renewing = place.pathname.startsWith(paths.renewRequired);
    return withRedirect(paths.signIn, renewing ? (carried ?? paths.home) : here);
  }
  if (state.status !== 'in' || need === 'any') return undefined;
  const renewing = place.pathname.startsWith(paths.renewRequired);
  // An agent cannot set a customer's password and must not be stopped by it.
  if (state.session.passwordChangeRequired && !state.session.impersonation) {
    if (renewing) return undefined;
    return withRedirect(paths.renewRequired, need === 'out' ? (carried ?? paths.home) : here);
  }
  return need === 'out' || renewing ? (carried ?? paths.home) : undefined;
}
