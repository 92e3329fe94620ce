import type { CDPSession } from 'playwright-core';
import { inPage } from '../inPage.ts';
import { processorMs } from '../processor.ts';

declare global {
  interface Window {
    /** Durations of the frames that took more than 50 ms, in milliseconds. */
    longFrames: number[];
  }
}

/** Records long frames; runs in the page before any other script. */
export function watchFrames(): void {
  window.longFrames = [];
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longFrames.push(duration);
  });
  watch.observe({ type: 'long-animation-frame' });
}

/** Costs of a user's action. */
export interface UseFigures {
  /** Number of frames over 50 ms. */
  longFrames: number;
  longestMs: number;
  /** Processor time of the page's thread in milliseconds. */
  processor: number;
}

// Milliseconds after which long frames are reported.
const SETTLE_MS = 500;

/** Runs work in the page and returns its costs. */
export async function countUse(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<UseFigures> {
  await inPage(session, () => void window.longFrames.splice(0), undefined);
  const before = await processorMs(session);
  await work();
  await new Promise((resolve) => void setTimeout(resolve, SETTLE_MS));
  const frames = await inPage(session, () => window.longFrames, undefined);
  return {
    longFrames: frames.length,
    longestMs: Math.max(0, ...frames),
    processor: (await processorMs(session)) - before,
  };
}
