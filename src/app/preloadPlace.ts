import type { Language } from '#i18n/words.ts';
import { matchPath } from 'react-router-dom';
import { routeOf } from './placeOf.ts';
import { preloadHome } from './homeRoute.tsx';
import { preloadTheme } from '../ui/ThemeRoot.tsx';
import { preloadScreen, resourceMenus } from './resources.tsx';

/** Fetches the code of the screen at an address before it is needed. */
export function preloadPlace(pathname: string, language: Language | undefined): void {
  if (language) preloadTheme(language);
  if (pathname === '/' || pathname === '/dashboard') {
    preloadHome();
    return;
  }
  for (const menu of resourceMenus) {
    const match = matchPath(`/${routeOf(menu)}/:id?/*`, pathname);
    if (!match) continue;
    const { id } = match.params;
    if (id === 'create') preloadScreen(menu.resource, 'create');
    else if (id === undefined) preloadScreen(menu.resource, 'list');
    else preloadScreen(menu.resource, match.params['*'] === 'edit' ? 'edit' : 'show');
  }
}
