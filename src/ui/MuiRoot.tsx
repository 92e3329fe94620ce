import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, use, useState, type ReactNode } from 'react';
import { ignoreStrayClicks } from './ignoreStrayClicks.ts';
import { panelTheme, type Direction } from './theme.ts';

/** One cache per direction for all roots of a page, so that each style is inserted once. */
const caches: Partial<Record<Direction, EmotionCache>> = {};

const directionOfPage = (): Direction => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/** Returns the CSP nonce that the server wrote into the page; undefined if there is none. */
function styleNonce(): string | undefined {
  const meta = document.querySelector('meta[name="csp-nonce"]');
  return meta?.getAttribute('content') ?? undefined;
}

const leftToRightCache = (): EmotionCache =>
  // No prefixer: browsers that support `color-mix` need none.
  createCache({ key: 'ltr', prepend: true, stylisPlugins: [], nonce: styleNonce() });

/**
 * Inserts the theme's CSS variables, which are the same for all roots of a page. MUI would insert them for each
 * root, through a CSS parser in JavaScript.
 */
function insertVariables(theme: Theme): void {
  const sheets: Record<string, Record<string, string>>[] = theme.generateStyleSheets();
  const rules = sheets.flatMap((sheet) =>
    Object.entries(sheet).map(([selector, variables]) => {
      const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
      return `${selector}{${declarations.join(';')}}`;
    }),
  );
  const style = document.createElement('style');
  style.nonce = styleNonce() ?? '';
  style.textContent = rules.join('');
  document.head.prepend(style);
}

let isPrepared = false;

/**
 * Prepares the page for MUI: CSS variables, the style cache and the theme of the page's direction. Clicks on what a
 * dialog or menu has moved are ignored from now on. Await it before the first `MuiRoot`.
 */
export async function prepareMui(): Promise<void> {
  const direction = directionOfPage();
  if (direction === 'rtl') {
    const { rightToLeftCache } = await import('./rightToLeftCache.ts');
    caches.rtl ??= rightToLeftCache(styleNonce());
  }
  const theme = panelTheme(direction);
  if (isPrepared) return;
  isPrepared = true;
  insertVariables(theme);
  ignoreStrayClicks(window);
}

const InMuiRoot = createContext(false);

function OutermostRoot({ children }: { children: ReactNode }) {
  const [direction] = useState(directionOfPage);
  return (
    <CacheProvider value={(caches[direction] ??= leftToRightCache())}>
      <ThemeProvider
        theme={panelTheme(direction)}
        storageManager={null}
        disableStyleSheetGeneration
      >
        <InMuiRoot value>{children}</InMuiRoot>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Provides MUI's theme and direction to its children; adds nothing inside another MuiRoot. */
export function MuiRoot({ children }: { children: ReactNode }) {
  return use(InMuiRoot) ? children : <OutermostRoot>{children}</OutermostRoot>;
}
