import { generatePath } from 'react-router-dom';
import { hasPermission } from '../session/hasPermission.ts';
import type { SessionData } from '../session/loginState.ts';
import { pagePaths, type PageName } from '../session/panelPaths.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { preloadPage } from './lazyPage.ts';
import { pageOptions } from './pageOptions.ts';

/** Returns the address of a page, without its optional parameters. */
export const pageAddress = (name: PageName): string => generatePath(pagePaths[name]);

/**
 * Returns the parts of a page's menu entry that follow from the route table: its address, whether the user lacks its
 * permission, and the prefetching of its code.
 */
export const pageEntry = (session: SessionData, name: PageName) =>
  ({
    to: pageAddress(name),
    hidden: !hasPermission(session, pageOptions(name).permission),
    preload: () => void preloadPage(name),
  }) satisfies Partial<MenuGroup>;
