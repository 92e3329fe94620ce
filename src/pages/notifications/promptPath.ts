import { safeRedirect } from '../../session/redirectUrl.ts';
import type { Prompt } from './promptQueries.ts';

/** Returns the panel path of a notification's link; undefined if it has none or leads out of the panel. */
export function promptPath({ linkData }: Pick<Prompt, 'linkData'>, origin: string) {
  if (!linkData) return undefined;
  const path = safeRedirect(linkData.path, origin);
  // `safeRedirect` returns the home page for addresses outside the panel.
  return path === '/' && linkData.path !== '/' ? undefined : path;
}
