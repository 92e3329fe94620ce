import type { BrowserContext } from '@playwright/test';

/** People of the demo account, and those whom tests add to it. */
const USERS = 80;

/**
 * Runs in every page: whoever signs in has closed every popup, where nothing is remembered of them. What
 * is no time never ends, whatever a test does with the clock.
 */
function rememberClosed(users: number): void {
  const closed = JSON.stringify({
    advertisement: 'once',
    priceUpdate: true,
    missingCatalog: true,
    missingInfo: true,
    referral: 'once',
  });
  try {
    for (let id = 1; id <= users; id += 1)
      if (localStorage.getItem(`popups:${id}`) === null)
        localStorage.setItem(`popups:${id}`, closed);
  } catch {
    // A page without an address has no storage.
  }
}

/** Nothing comes up by itself in the pages of a context. */
export async function closePopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(rememberClosed, USERS);
}
