import type { Page } from '@playwright/test';

/** Lets what a page asks for at these addresses wait. @returns what lets it come */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
