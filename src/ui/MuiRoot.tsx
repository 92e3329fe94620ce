import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, use, useState, type ReactNode } from 'react';
import { panelTheme, type Direction } from './theme.ts';

/** One for all roots of a page, so that a style stands in it once. */
const caches: Partial<Record<Direction, EmotionCache>> = {};

const directionOfPage = (): Direction => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/** The nonce that the server put into the page for this answer, if any. */
function styleNonce(): string | undefined {
  const meta = document.querySelector('meta[name="csp-nonce"]');
  return meta?.getAttribute('content') ?? undefined;
}

const leftToRightCache = (): EmotionCache =>
  // No prefixer: the browsers that can mix the theme's colours need none.
  createCache({ key: 'ltr', prepend: true, stylisPlugins: [], nonce: styleNonce() });

/** Fetches and makes what the page's direction needs: to be awaited before the first `MuiRoot`. */
export async function prepareMui(): Promise<void> {
  const direction = directionOfPage();
  if (direction === 'rtl') {
    const { rightToLeftCache } = await import('./rightToLeftCache.ts');
    caches.rtl ??= rightToLeftCache(styleNonce());
  }
  panelTheme(direction);
}

const InMuiRoot = createContext(false);

function OutermostRoot({ children }: { children: ReactNode }) {
  const [direction] = useState(directionOfPage);
  return (
    <CacheProvider value={(caches[direction] ??= leftToRightCache())}>
      <ThemeProvider theme={panelTheme(direction)} storageManager={null}>
        <InMuiRoot value>{children}</InMuiRoot>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Theme and direction of MUI, for the pages and pieces that draw with it; within another it adds nothing. */
export function MuiRoot({ children }: { children: ReactNode }) {
  return use(InMuiRoot) ? children : <OutermostRoot>{children}</OutermostRoot>;
}
