import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Creates the style cache that mirrors MUI's styles; loaded only for right-to-left pages. */
export const rightToLeftCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: 'rtl', prepend: true, stylisPlugins: [rtlPlugin], nonce });
