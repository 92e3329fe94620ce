import type { OperationId } from '#contract/types.ts';
import { AfterCommit, type Answer, type Call, type Tx } from './call.ts';

/** Handlers of the plain collections, by operation. */
export type PlainHandlers = Readonly<Record<string, unknown>>;

/** A plain collection's handler: the function alone, or beside what prepares its files. */
function handlerOf(plain: PlainHandlers, operation: OperationId): (...given: unknown[]) => unknown {
  const found = plain[operation];
  const handle: unknown =
    typeof found === 'object' && found !== null ? Reflect.get(found, 'handle') : found;
  if (typeof handle !== 'function') throw new Error(`${operation} is not served from the contract`);
  // cast: a function takes whatever it is given
  return handle as (...given: unknown[]) => unknown;
}

/** Runs the plain collection's handler of an operation, with the types of the contract. */
export function plainOf<D extends OperationId>(plain: PlainHandlers) {
  return async <O extends D>(
    operation: O,
    tx: Tx,
    call: Call<O>,
  ): Promise<Answer<O> | AfterCommit<Answer<O>>> =>
    // cast: the plain collection answers what the contract promises
    (await handlerOf(plain, operation)(tx, call)) as Answer<O> | AfterCommit<Answer<O>>;
}

/** An answer, also one that is made after the commit, with a change of it. */
export function changed<A>(
  answer: A | AfterCommit<A>,
  change: (answer: A) => A,
): A | AfterCommit<A> {
  if (!(answer instanceof AfterCommit)) return change(answer);
  return new AfterCommit(
    async (begin) => change(await answer.run(begin)),
    answer.meanwhile === undefined ? undefined : change(answer.meanwhile),
  );
}

/** The same as `plain` with another handler, keeping what prepares its files. */
export function instead<H>(plain: PlainHandlers, operation: OperationId, handle: H) {
  const found = plain[operation];
  return typeof found === 'object' && found !== null ? { ...found, handle } : handle;
}
