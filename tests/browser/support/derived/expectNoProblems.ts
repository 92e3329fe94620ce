import { expect, test } from '../panel.ts';

/** Fails softly with the problems of a check, and continues with the next one. */
export const expectNoProblems = (name: string, check: () => Promise<string[]>): Promise<void> =>
  test.step(name, async () => expect.soft(await check(), name).toEqual([]));
