import type { CDPSession } from 'playwright-core';

/** Starts to count processor time of the page's thread alone; other load on the machine has no effect. */
export async function countProcessor(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Returns the milliseconds that the page's thread has worked so far; NaN if they are not counted. */
export async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return (seconds ?? Number.NaN) * 1000;
}
