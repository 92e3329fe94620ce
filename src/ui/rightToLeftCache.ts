import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Turns MUI's styles around; loaded only when the reading direction asks for it. */
export const rightToLeftCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: 'rtl', prepend: true, stylisPlugins: [rtlPlugin], nonce });
