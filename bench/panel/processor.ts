import type { CDPSession } from 'playwright-core';

/** Starts the count of the processor's time; it takes the page's thread alone, whatever else runs on the machine. */
export async function countProcessor(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Milliseconds that the page's thread has worked so far. */
export async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return (seconds ?? Number.NaN) * 1000;
}
