import { matchPath } from 'react-router-dom';
import { routeOf } from './parseResourceRoute.ts';
import { pageNames, pagePaths } from '../session/panelPaths.ts';
import { preloadPage } from './lazyPage.ts';
import { preloadScreen, resourceMenus, type Screen } from './resources.tsx';

/** Returns the screen that the two steps after a resource's route lead to. */
function screenOf(id: string | undefined, rest: string | undefined): Screen {
  if (id === 'create') return 'create';
  if (id === undefined) return 'list';
  return rest === 'edit' ? 'edit' : 'show';
}

function preloadAt(pathname: string): Promise<void> | undefined {
  const page = pageNames.find((name) => matchPath(pagePaths[name], pathname));
  if (page) return preloadPage(page);
  for (const menu of resourceMenus) {
    const match = matchPath(`/${routeOf(menu)}/:id?/*`, pathname);
    if (!match) continue;
    const { id, '*': rest } = match.params;
    return preloadScreen(menu.resource, screenOf(id, rest));
  }
  return undefined;
}

/**
 * Fetches the code of the screen at an address. The panel renders after that: React delays a screen
 * that suspends inside a rendered panel by 300 ms.
 */
export const importScreen = async (pathname: string): Promise<void> => preloadAt(pathname);
