import type { PageName } from '../session/panelPaths.ts';
import { pageRoutes, type PageRoute } from './pageRoutes.ts';

/** Returns the entry of a page in the route table. */
export const pageOptions = (name: PageName): PageRoute => pageRoutes[name];
