import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates the cache of styles, which carry the nonce that the server put into the page. */
export function pageStyles(): EmotionCache {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content');
  return createCache({ key: 'css', prepend: true, nonce: nonce ?? undefined });
}
