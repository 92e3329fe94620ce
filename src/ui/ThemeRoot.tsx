import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Language } from '#i18n/words.ts';
import { showColorMode, useColorMode } from './colorMode.ts';
import { directionOf } from './language.ts';
import { lazyPart } from './lazyPart.tsx';
import { panelTheme } from './theme.ts';
import './base.css';
import './controls.css';

const RightToLeftStyles = lazyPart(
  async () => (await import('./RightToLeftStyles.tsx')).RightToLeftStyles,
  'first',
);

/** Fetches and makes what a language's direction needs, before it is drawn. */
export async function preloadTheme(language: Language): Promise<void> {
  const direction = directionOf(language);
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

/** Root of everything drawn with MUI: theme, direction, colour mode and the document's language. */
export function ThemeRoot(props: { language: Language; children: ReactNode }) {
  const { language } = props;
  const direction = directionOf(language);
  const mode = useColorMode();
  const theme = panelTheme(direction);
  const [nonce] = useState(styleNonce);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = direction;
    if (language === 'ar') void import('./arabicFont.css');
  }, [language, direction]);
  useLayoutEffect(() => showColorMode(mode), [mode]);

  const themed = (
    <ThemeProvider theme={theme} storageManager={null}>
      {props.children}
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
