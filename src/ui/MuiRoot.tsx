import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { panelTheme, type Direction } from './theme.ts';

const RightToLeftStyles = lazyPart(
  async () => (await import('./RightToLeftStyles.tsx')).RightToLeftStyles,
  'first',
);

const directionOfPage = (): Direction => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/** Fetches and makes what the page's direction needs, before it is drawn. */
export async function prepareMui(): Promise<void> {
  const direction = directionOfPage();
  if (direction === 'rtl') await RightToLeftStyles.preload();
  panelTheme(direction);
}

/** The nonce that the server put into the page for this answer, if any. */
function styleNonce(): string | undefined {
  const meta = document.querySelector('meta[name="csp-nonce"]');
  return meta?.getAttribute('content') ?? undefined;
}

function LeftToRightStyles(props: { nonce?: string; children: ReactNode }) {
  const [cache] = useState(() =>
    // No prefixer: the browsers that can mix the theme's colours need none.
    createCache({ key: 'ltr', prepend: true, stylisPlugins: [], nonce: props.nonce }),
  );
  return <CacheProvider value={cache}>{props.children}</CacheProvider>;
}

/** Theme and direction of MUI, for the pages and pieces that draw with it; within another it adds nothing. */
export function MuiRoot({ children }: { children: ReactNode }) {
  return use(InMuiRoot) ? children : <OutermostRoot>{children}</OutermostRoot>;
}

const InMuiRoot = createContext(false);

function OutermostRoot({ children }: { children: ReactNode }) {
  const [direction] = useState(directionOfPage);
  const [nonce] = useState(styleNonce);
  const themed = (
    <ThemeProvider theme={panelTheme(direction)} storageManager={null}>
      <InMuiRoot value>{children}</InMuiRoot>
    </ThemeProvider>
  );
  return direction === 'rtl' ? (
    <Suspense fallback={null}>
      <RightToLeftStyles nonce={nonce}>{themed}</RightToLeftStyles>
    </Suspense>
  ) : (
    <LeftToRightStyles nonce={nonce}>{themed}</LeftToRightStyles>
  );
}
