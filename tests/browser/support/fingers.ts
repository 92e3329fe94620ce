import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Touch points, sent to the browser as a phone does. */
export class Fingers {
  readonly #line: CDPSession;

  constructor(line: CDPSession) {
    this.#line = line;
  }

  async put(...points: Point[]): Promise<void> {
    await this.#touch('touchStart', points);
  }

  async lift(): Promise<void> {
    await this.#touch('touchEnd', []);
  }

  /** Moves all touch points in steps to their targets. */
  async move(...ways: { from: Point; to: Point }[]): Promise<void> {
    for (let step = 1; step <= 12; step += 1)
      await this.#touch(
        'touchMove',
        ways.map(({ from, to }) => ({
          x: from.x + ((to.x - from.x) * step) / 12,
          y: from.y + ((to.y - from.y) * step) / 12,
        })),
      );
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await this.#line.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** Returns the fingers on a page. */
export const fingersOf = async (page: Page) =>
  new Fingers(await page.context().newCDPSession(page));

/** Returns the middle of an element, px from the viewport's top left corner. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element to touch is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves one finger sideways by a number of pixels, to the right if positive. */
export async function swipe(fingers: Fingers, from: Point, by: number): Promise<void> {
  await fingers.put(from);
  await fingers.move({ from, to: { x: from.x + by, y: from.y } });
  await fingers.lift();
}
