import type { LoginState } from './loginState.ts';
import type { PagePaths } from './panelPaths.ts';
import { redirectOf, withRedirect } from './redirectUrl.ts';

/** Addresses that the sign-in redirects to. Those of the panel's pages are checked against panelPaths.ts. */
export const paths = {
  home: '/',
  desk: '/support',
  signIn: '/auth/login',
  renewExpired: '/auth/renew-password',
  renewRequired: '/password-renew',
} as const satisfies Pick<PagePaths, 'home' | 'desk'> & Record<string, string>;

/** Source of a regular expression that matches every address of the panel; see panelPaths.ts. */
declare const PANEL_PATHS: string;

/** Users that a path admits: only signed-out users, only signed-in users, or everyone. */
export type Need = 'out' | 'in' | 'any';

/**
 * Part of the panel that renders a path: the light sign-in pages, the application, or `either`: the sign-in while
 * nobody is signed in, otherwise the application.
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
  /** Page within the sign-in code; the sign-in itself by default. */
  readonly page?: SignInPage;
}

/**
 * Routes of the sign-in. The first match decides; a path without a match belongs to the application, which requires
 * a session for the paths of panelPaths.ts and of the resources.
 */
const rules: readonly Rule[] = [
  // OAuth services redirect here after a sign-in, and after linking an account in the settings.
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
];
const panelPaths = new RegExp(PANEL_PATHS, 'i');

/** Returns the session that a path requires, and the part and page that render it. Unknown paths require none. */
export function ruleOf(pathname: string): Omit<Rule, 'path'> {
  const need = panelPaths.test(pathname) ? 'in' : 'any';
  return rules.find((rule) => rule.path.test(pathname)) ?? { need, part: 'app' };
}

/** Returns true if the sign-in pages render a path in this state. */
export function isSignInPath(pathname: string, state: LoginState): boolean {
  const { part } = ruleOf(pathname);
  return part === 'signIn' || (part === 'either' && state.status !== 'in');
}

export interface BrowserLocation {
  readonly pathname: string;
  /** Query string with its question mark, or empty. */
  readonly search: string;
}

/**
 * Returns the URL to redirect to from this location; undefined if the user may stay. Nothing is decided while the
 * login state is unknown.
 */
export function guard(
  location: BrowserLocation,
  state: LoginState,
  origin: string,
): string | undefined {
  const { need } = ruleOf(location.pathname);
  const carried = redirectOf(location.search, origin);
  const here = location.pathname + location.search;
  if (state.status === 'out' && need === 'in') {
    const renewing = location.pathname.startsWith(paths.renewRequired);
    return withRedirect(paths.signIn, renewing ? (carried ?? paths.home) : here);
  }
  if (state.status !== 'in' || need === 'any') return undefined;
  const renewing = location.pathname.startsWith(paths.renewRequired);
  // An agent cannot set a customer's password and must not be stopped by it.
  if (state.session.passwordChangeRequired && !state.session.impersonation) {
    if (renewing) return undefined;
    return withRedirect(paths.renewRequired, need === 'out' ? (carried ?? paths.home) : here);
  }
  return need === 'out' || renewing ? (carried ?? paths.home) : undefined;
}
