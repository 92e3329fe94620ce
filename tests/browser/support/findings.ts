import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The wrapper for Playwright opens a blank page for every scan; there is no frame of another origin to look into.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page: resolves once no finite animation runs and no list shows old rows; endless animations are ignored. */
async function waitForAnimations(): Promise<void> {
  // A progress bar moves as long as its work runs.
  const isOfProgress = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect && effect.target?.closest('[role=progressbar]');
  const isPassing = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    Number.isFinite(effect?.getComputedTiming().endTime) &&
    !isOfProgress(effect);
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  // The end of one animation may start another, so a few frames in a row must have none.
  for (let still = 0; still < 3; still += 1) {
    await frame();
    const moving = document.getAnimations().filter(isPassing);
    if (moving.length > 0 || document.querySelector('[data-old]')) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** A finding of axe at one element. */
interface Finding {
  rule: string;
  html: string;
  target: string;
}

interface Scan {
  /** Selector of what is looked at; the whole document without it. */
  include?: string;
  /** Tags of rules, or one rule. */
  only: { type: 'tag' | 'rule'; values: string[] };
  /** Rules that are left out. */
  without: string[];
}

/** The part of axe-core that is used here. */
interface AxeGlobal {
  run(
    context: string | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown[] }[] }[] }>;
}

/** Runs in the page, where axe may be there already. @returns undefined where it is not */
async function runAxe({ include, only, without }: Scan): Promise<Finding[] | undefined> {
  if (!('axe' in window)) return undefined;
  // cast: the script adds a global that the page's types do not have
  const axe = window.axe as AxeGlobal;
  const { violations } = await axe.run(include ?? document, {
    runOnly: only,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ rule: id, html, target: String(target[0]) })),
  );
}

async function found(page: Page, scan: Scan): Promise<Finding[]> {
  const first = await page.evaluate(runAxe, scan);
  if (first) return first;
  await page.evaluate(source);
  return (await page.evaluate(runAxe, scan)) ?? [];
}

/** Tells whether a target is too small where nothing lies over it: bars at the edges cover what is scrolled below them. */
async function isSmall(page: Page, { target }: Finding): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const only = { type: 'rule' as const, values: ['target-size'] };
  return (await found(page, { include: target, only, without: [] })).length > 0;
}

/**
 * Runs in the page: returns the scroll areas whose positioned content is laid out by an element around them, which
 * then scrolls, too, through nothing, and has a scroll bar of its own.
 */
function leakingScrollAreas(): string[] {
  const isLeaking = (area: Element) => {
    const { overflowY, position } = getComputedStyle(area);
    if (!['auto', 'scroll'].includes(overflowY) || position !== 'static') return false;
    if (area.scrollHeight <= area.clientHeight + 1) return false;
    return [...area.querySelectorAll<HTMLElement>('*')].some(
      (element) =>
        element.offsetParent?.contains(area) &&
        element.offsetParent !== area &&
        getComputedStyle(element).position === 'absolute',
    );
  };
  return [...document.querySelectorAll('body *')]
    .filter(isLeaking)
    .map(({ outerHTML }) => outerHTML);
}

/**
 * Returns what axe reports on the current page, and leaking scroll areas, a line each.
 * @param without rules that are left out; colours take three quarters of the time
 */
export async function findings(page: Page, without: string[] = []): Promise<string[]> {
  // Half faded in, no colour is its own.
  await page.evaluate(waitForAnimations);
  const all = await found(page, { only: { type: 'tag', values: TAGS }, without });
  const leaking = await page.evaluate(leakingScrollAreas);
  const lines = leaking.map((html) => `leaking scroll area: ${html.slice(0, 160)}`);
  for (const one of all)
    if (one.rule !== 'target-size' || (await isSmall(page, one)))
      lines.push(`${one.rule}: ${one.html.slice(0, 160)}`);
  return lines;
}

/** Returns what axe finds wrong with the colours alone, a line each. */
export async function colourFindings(page: Page): Promise<string[]> {
  await page.evaluate(waitForAnimations);
  const only = { type: 'rule' as const, values: ['color-contrast'] };
  const all = await found(page, { only, without: [] });
  return all.map(({ rule, html }) => `${rule}: ${html.slice(0, 160)}`);
}
