import type { Page } from '@playwright/test';

/** Holds back a page's requests to matching URLs. @returns a function that releases them */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
