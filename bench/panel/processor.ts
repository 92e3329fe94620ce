import type { CDPSession } from 'playwright-core';

/** Starts to count the processor time of the page's thread, which other load on the machine does not affect. */
export async function countProcessor(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Returns the processor time of the page's thread in milliseconds; NaN if it is not counted. */
export async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return (seconds ?? Number.NaN) * 1000;
}
