import { expect, test } from '../panel.ts';

/** Fails with the problems that a check found, and goes on with the next check. */
export const finds = (name: string, check: () => Promise<string[]>): Promise<void> =>
  test.step(name, async () => expect.soft(await check(), name).toEqual([]));
