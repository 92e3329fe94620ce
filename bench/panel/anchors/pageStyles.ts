import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates the style cache with the nonce of the page. */
export function pageStyles(): EmotionCache {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content');
  return createCache({ key: 'css', prepend: true, nonce: nonce ?? undefined });
}
