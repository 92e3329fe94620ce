import type { CDPSession } from 'playwright-core';
import { inPage } from './inPage.ts';

interface Point {
  x: number;
  y: number;
}

/** Clicks without the driver's own script, which would count towards the page's. */
export async function clickAt(session: CDPSession, at: Point): Promise<void> {
  const one = { ...at, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved' });
  await session.send('Input.dispatchMouseEvent', { ...one, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...one, type: 'mouseReleased' });
}

/** Clicks a matching element as soon as it does not move and nothing covers it. */
export async function clickWhenStill(
  session: CDPSession,
  selector: string,
  index = 0,
): Promise<void> {
  await clickAt(session, await inPage(session, stillPoint, { selector, index }));
}

/** Resolves once an element matches. */
export const untilShown = (session: CDPSession, selector: string): Promise<void> =>
  inPage(
    session,
    async (one) => {
      while (!document.querySelector(one)) await new Promise(requestAnimationFrame);
    },
    selector,
  );

/** Runs in the page: returns the centre of an element that two frames show uncovered at the same point. */
async function stillPoint({ selector, index }: { selector: string; index: number }) {
  let last = { x: Number.NaN, y: Number.NaN };
  for (;;) {
    const element = document.querySelectorAll(selector)[index];
    element?.scrollIntoView({ block: 'nearest' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const now = { x: x + width / 2, y: y + height / 2 };
    const isSame = now.x === last.x && now.y === last.y;
    if (isSame && element?.contains(document.elementFromPoint(now.x, now.y))) return now;
    last = now;
    await new Promise(requestAnimationFrame);
  }
}
