/** The query parameter that carries where somebody wanted to go. */
export const redirectParameter = 'redirectUrl';

/**
 * A decoded redirectUrl as a path of this panel, or `/`. Browsers read `/\evil`, `//evil` and
 * `/<TAB>/evil` as another host, and `/..//evil` becomes `//evil` once it is parsed; so the parsed
 * address decides, and what is used is its path.
 * @param origin of the panel, such as `https://panel.example`
 */
export function safeRedirect(value: string | null, origin: string): string {
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  const ours = url.origin === origin && /^https?:$/.test(url.protocol);
  if (!ours || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** The safe target that a query carries; undefined where it carries none. */
export function redirectOf(search: string, origin: string): string | undefined {
  const value = new URLSearchParams(search).get(redirectParameter);
  return value === null ? undefined : safeRedirect(value, origin);
}

/** A path with the place to return to; home needs no telling. */
export function withRedirect(path: string, target: string): string {
  return target === '/' ? path : `${path}?${redirectParameter}=${encodeURIComponent(target)}`;
}
