import { createHook } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { hashPassword } from '../../server/secrets/password.ts';

/** Counts the asynchronous resources of each type that Node creates while `work` runs. */
async function countResources(work: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const hook = createHook({
    init: (_id, type) => void counts.set(type, (counts.get(type) ?? 0) + 1),
  });
  hook.enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return counts;
}

/** Types that Node itself creates for promises and timers. */
const NODES_OWN = /^(PROMISE|TickObject|Immediate|Timeout|Microtask)$/;

/**
 * Counts the password hashes that are computed while `work` runs: the native library creates one asynchronous task
 * of its own type for each. Hashes one password first to learn that type.
 * @throws Error when the library's tasks cannot be told from others
 */
export async function countPasswordHashes(work: () => Promise<unknown>): Promise<number> {
  await setImmediate();
  const ofOneHash = await countResources(() => hashPassword('one hash'));
  const types = [...ofOneHash].filter(([type]) => !NODES_OWN.test(type));
  const [[type, count] = ['', 0]] = types;
  if (types.length !== 1 || count !== 1)
    throw new Error(`expected one native task for a hash, got ${JSON.stringify(types)}`);
  return (await countResources(work)).get(type) ?? 0;
}
