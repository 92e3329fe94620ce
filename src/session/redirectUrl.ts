/** Query parameter with the target path of a sign-in. */
export const redirectParameter = 'redirectUrl';

/**
 * Returns a decoded redirectUrl as a path of this panel, or `/` if it is unsafe. Browsers parse `/\evil`, `//evil`
 * and `/<TAB>/evil` as another host, and `/..//evil` becomes `//evil` when it is parsed. Therefore the parsed URL
 * is checked, and its path is returned.
 * @param origin of the panel, such as `https://panel.example`
 */
export function safeRedirect(value: string | null, origin: string): string {
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  const ours = url.origin === origin && /^https?:$/.test(url.protocol);
  if (!ours || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** Returns the safe target of a query string; undefined if it has none. */
export function redirectOf(search: string, origin: string): string | undefined {
  const value = new URLSearchParams(search).get(redirectParameter);
  return value === null ? undefined : safeRedirect(value, origin);
}

/** Returns a path with the target as its query parameter; omits the parameter for the home page. */
export function withRedirect(path: string, target: string): string {
  return target === '/' ? path : `${path}?${redirectParameter}=${encodeURIComponent(target)}`;
}
