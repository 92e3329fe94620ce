import { safeRedirect } from '../../session/redirectUrl.ts';
import type { Prompt } from './promptQueries.ts';

/** Returns the panel path of a notification's link; undefined if it leads nowhere or out of the panel. */
export function promptPath({ linkData }: Pick<Prompt, 'linkData'>, origin: string) {
  if (!linkData) return undefined;
  const path = safeRedirect(linkData.path, origin);
  // What is not ours comes back as the home page.
  return path === '/' && linkData.path !== '/' ? undefined : path;
}
