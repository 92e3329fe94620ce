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

/** What axe finds wrong on the page as it stands, a line each. */
export async function findings(page: Page): Promise<string[]> {
  // Half faded in, no colour is its own.
  await page.evaluate(standsStill);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}
