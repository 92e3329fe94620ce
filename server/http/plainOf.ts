import type { OperationId } from '#contract/types.ts';
import { AfterCommit, type Answer, type Call, type Tx } from './call.ts';
import type { Prepare } from './Prepare.ts';

/** Handlers of the plain collections, by operation id. */
export type PlainHandlers = Readonly<Record<string, unknown>>;

/**
 * Returns the handler function of a plain collection, with or without a file preparation.
 * @throws Error if the operation is not served from the contract
 */
function handlerOf(plain: PlainHandlers, operation: OperationId): (...given: unknown[]) => unknown {
  const found = plain[operation];
  const handle: unknown =
    typeof found === 'object' && found !== null ? Reflect.get(found, 'handle') : found;
  if (typeof handle !== 'function') throw new Error(`${operation} is not served from the contract`);
  // cast: accepts any arguments
  return handle as (...given: unknown[]) => unknown;
}

/** Runs the plain collection's handler of an operation, with the types of the contract. */
export function plainOf<D extends OperationId>(plain: PlainHandlers) {
  return async <O extends D>(
    operation: O,
    tx: Tx,
    call: Call<O>,
  ): Promise<Answer<O> | AfterCommit<Answer<O>>> =>
    // cast: the response matches the contract
    (await handlerOf(plain, operation)(tx, call)) as Answer<O> | AfterCommit<Answer<O>>;
}

/** Returns a response that is created within its transaction, as in every collection without files. */
export function atOnce<A>(answer: A | AfterCommit<A>): A {
  if (answer instanceof AfterCommit)
    throw new Error('expected a response within the transaction, got AfterCommit');
  return answer;
}

/** Runs the plain collection's handler of an operation without files. */
export function plainAtOnce(plain: PlainHandlers) {
  return async <O extends OperationId>(
    operation: O,
    tx: Tx,
    call: Omit<Call<O>, 'params'> & { params?: unknown },
  ): Promise<Answer<O>> =>
    // cast: the response matches the contract
    atOnce((await handlerOf(plain, operation)(tx, call)) as Answer<O> | AfterCommit<Answer<O>>);
}

const isPrepared = (value: unknown): value is { prepare: Prepare } =>
  typeof value === 'object' && value !== null && 'prepare' in value;

/** Returns the file preparation of an operation's form. */
export function preparationOf(plain: PlainHandlers, operation: OperationId): Prepare {
  const found = plain[operation];
  if (!isPrepared(found)) throw new Error(`${operation} takes no files`);
  return found.prepare;
}

/** Applies a change to a response, also to one that is created after the commit. */
export function changed<A>(
  answer: A | AfterCommit<A>,
  change: (answer: A) => A,
): A | AfterCommit<A> {
  if (!(answer instanceof AfterCommit)) return change(answer);
  return new AfterCommit(
    async (begin) => change(await answer.run(begin)),
    answer.meanwhile === undefined ? undefined : change(answer.meanwhile),
    answer.expected === undefined ? undefined : change(answer.expected),
  );
}

/** Replaces the handler of a plain collection and keeps its file preparation. */
export function replaceHandler<H>(plain: PlainHandlers, operation: OperationId, handle: H) {
  const found = plain[operation];
  return typeof found === 'object' && found !== null ? { ...found, handle } : handle;
}
