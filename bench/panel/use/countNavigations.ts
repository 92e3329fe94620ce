import type { CDPSession } from 'playwright-core';
import type { OpenPanel } from './inPanel.ts';

const NAVIGATIONS = 200;
const LIST = '/leads';
/** Menu entries in the order of visits; `record` opens the first row of the list. */
const ROUND = [LIST, 'record', '/', LIST, 'record', '/todo', '/providers', '/galleries'];

interface SessionState {
  navigations: number;
  heapMib: number;
  nodes: number;
  listeners: number;
}

async function stateOf(session: CDPSession, navigations: number): Promise<SessionState> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { navigations, heapMib: usedSize / 1024 / 1024, nodes, listeners: jsEventListeners };
}

/**
 * Navigates through one session by the menu's links and the rows. Reads the page's state at the list: at the
 * start, twice in between and at the end.
 */
export async function countNavigations({
  page,
  session,
  open,
  idle,
}: OpenPanel): Promise<SessionState[]> {
  await open(LIST);
  const states = [await stateOf(session, 0)];
  const link = (to: string) => page.locator(`aside nav a[data-to="${to}"]`).first();
  for (let made = 1; made <= NAVIGATIONS; made += 1) {
    const to = ROUND[(made - 1) % ROUND.length] ?? LIST;
    if (to === 'record')
      await page
        .locator('a[data-row-link]')
        .nth(made % 25)
        .click();
    else await link(to).click();
    await page.locator('main h1').first().waitFor();
    if (to === LIST) await page.locator('a[data-row-link]').first().waitFor();
    // After two rounds, half and all of them, always on the same screen.
    if (made === 2 * ROUND.length || made === NAVIGATIONS / 2 || made === NAVIGATIONS) {
      await link(LIST).click();
      await idle();
      states.push(await stateOf(session, made));
    }
  }
  return states;
}
