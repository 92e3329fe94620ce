import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/panel.ts';

/** Repeated more often than the tolerances below, so that one thing left behind in each round is seen. */
const ROUNDS = 12;
// The garbage collector and the browser's own nodes move the counts by less.
const LISTENERS_TOLERANCE = 8;
const NODES_TOLERANCE = 80;

/** Visits the list, a lead, home, to-do, providers and galleries by clicks, and ends at the list. */
async function visitScreens(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const links = page.getByRole('table', { name: 'Çiftler' }).locator('a[data-row-link]');
  const name = await links.first().innerText();
  await links.first().click();
  await expect(heading).toHaveText(name);
  for (const path of ['/', '/todo', '/providers', '/galleries', '/leads']) {
    const link = page.locator(`aside nav a[data-to="${path}"]`).first();
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(heading).toBeVisible();
  }
  await expect(links.first()).toBeVisible();
}

interface Counts {
  nodes: number;
  listeners: number;
}

/** Counts nodes and listeners that are not collected, attached to the document or not. */
async function countRetained(session: CDPSession): Promise<Counts> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners };
}

/** Resolves with the counts once they no longer change. */
async function settledCounts(session: CDPSession): Promise<Counts> {
  let last = await countRetained(session);
  const isSettled = async () => {
    const { nodes, listeners } = last;
    last = await countRetained(session);
    return last.nodes === nodes && last.listeners === listeners;
  };
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  return last;
}

test('visiting screens again and again leaves no nodes and no listeners behind', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  const session = await page.context().newCDPSession(page);
  // The first rounds load code and open what is kept.
  await visitScreens(page);
  await visitScreens(page);
  const before = await settledCounts(session);
  for (let round = 0; round < ROUNDS; round += 1) await visitScreens(page);
  const growth = async () => {
    const { nodes, listeners } = await countRetained(session);
    return {
      nodes: Math.max(0, nodes - before.nodes - NODES_TOLERANCE),
      listeners: Math.max(0, listeners - before.listeners - LISTENERS_TOLERANCE),
    };
  };
  await expect.poll(growth).toEqual({ nodes: 0, listeners: 0 });
});
