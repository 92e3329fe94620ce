import type { BrowserContext } from '@playwright/test';

/** Highest user id: users of the demo account, and those that tests add. */
const USERS = 80;

/**
 * Runs in every page: marks every popup as closed for each user without a stored state. A value that is no time
 * never expires, whatever a test does with the clock.
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

/** Prevents popups from opening by themselves in the pages of a context. */
export async function closePopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(rememberClosed, USERS);
}
