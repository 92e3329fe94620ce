import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs in the page: ends once nothing fades or moves any more; what moves for ever is left alone. */
async function standsStill(): Promise<void> {
  // A bar of progress moves on as long as the work does.
  const isOfProgress = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect && effect.target?.closest('[role=progressbar]');
  const isPassing = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    Number.isFinite(effect?.getComputedTiming().endTime) &&
    !isOfProgress(effect);
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  // What one fade brings may fade in itself: still is what stays so for a few frames.
  for (let still = 0; still < 3; still += 1) {
    await frame();
    const moving = document.getAnimations().filter(isPassing);
    if (moving.length > 0) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** A finding of axe at one element. */
interface Finding {
  rule: string;
  html: string;
  target: string;
}

const found = async (axe: AxeBuilder): Promise<Finding[]> => {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ rule: id, html, target: String(target[0]) })),
  );
};

/** Whether a target is too small where nothing lies over it: bars at the edges cover what is scrolled below them. */
async function isSmall(page: Page, { target }: Finding): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const again = new AxeBuilder({ page }).include(target).withRules('target-size');
  return (await found(again)).length > 0;
}

/** What axe finds wrong on the page as it stands, a line each. */
export async function findings(page: Page): Promise<string[]> {
  // Half faded in, no colour is its own.
  await page.evaluate(standsStill);
  const all = await found(new AxeBuilder({ page }).withTags(RULES));
  const lines: string[] = [];
  for (const one of all)
    if (one.rule !== 'target-size' || (await isSmall(page, one)))
      lines.push(`${one.rule}: ${one.html.slice(0, 160)}`);
  return lines;
}
