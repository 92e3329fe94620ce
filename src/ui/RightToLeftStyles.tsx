import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { useState, type ReactNode } from 'react';

/** Turns MUI's styles around; loaded only when the reading direction asks for it. */
export function RightToLeftStyles(props: { nonce?: string; children: ReactNode }) {
  const [cache] = useState(() =>
    createCache({ key: 'rtl', prepend: true, stylisPlugins: [rtlPlugin], nonce: props.nonce }),
  );
  return <CacheProvider value={cache}>{props.children}</CacheProvider>;
}
