import { test, type Traveller } from './panel.ts';

/** Steps of a journey by their titles, in order. */
export type Steps<T = Traveller> = Readonly<Record<string, (traveller: T) => Promise<void>>>;

/** Runs the steps on one page, one after the other; a failure names its step. */
export async function walk<T>(steps: Steps<T>, traveller: T): Promise<void> {
  const entries = Object.entries(steps);
  test.setTimeout(120_000 + entries.length * 10_000);
  for (const [title, step] of entries) await test.step(title, () => step(traveller));
}
