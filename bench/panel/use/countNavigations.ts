import type { CDPSession } from 'playwright-core';
import { clickWhenStill, untilShown } from '../click.ts';
import { inPage } from '../inPage.ts';
import type { OpenPanel } from './inPanel.ts';

const NAVIGATIONS = 200;
const LIST = '/leads';
const ROW_LINK = 'a[data-row-link]';
/** Menu entries in the order of visits; `record` opens the first row of the list. */
const ROUND = [LIST, 'record', '/', LIST, 'record', '/todo', '/providers', '/galleries'];
/** Numbers of navigations after which the page's state is read: one round, two, half and all of them. */
const READ_AFTER = new Set([ROUND.length, 2 * ROUND.length, NAVIGATIONS / 2, NAVIGATIONS]);

/** State of the page at the list. */
export interface SessionState {
  navigations: number;
  heapMib: number;
  nodes: number;
  listeners: number;
}

/** States at the start, at which no other screen was visited, and after the first round, when all were. */
export interface Session {
  states: readonly SessionState[];
  start: SessionState;
  warm: SessionState;
}

async function stateOf(session: CDPSession, navigations: number): Promise<SessionState> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { navigations, heapMib: usedSize / 1024 / 1024, nodes, listeners: jsEventListeners };
}

/**
 * Navigates through one session by the menu's links and the rows. Reads the page's state always at the list. The
 * driver's locators would add more than a MiB to the heap, so nothing of it runs in the page.
 */
export async function countNavigations({ session, open, idle }: OpenPanel): Promise<Session> {
  await open(LIST);
  const start = await stateOf(session, 0);
  const states = [start];
  const follow = (to: string) => clickWhenStill(session, `aside nav a[data-to="${to}"]`);
  for (let made = 1; made <= NAVIGATIONS; made += 1) {
    const to = ROUND[(made - 1) % ROUND.length] ?? LIST;
    if (to === 'record') await clickWhenStill(session, ROW_LINK, made % 25);
    else await follow(to);
    await inPage(session, () => new Promise(requestAnimationFrame), undefined);
    await untilShown(session, 'main h1');
    if (to === LIST) await untilShown(session, ROW_LINK);
    if (READ_AFTER.has(made)) {
      await follow(LIST);
      await idle();
      states.push(await stateOf(session, made));
    }
  }
  return { states, start, warm: states[1] ?? start };
}
