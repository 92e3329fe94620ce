import type { OperationId } from '#contract/types.ts';
import type { Answer, Call, Tx } from '../../http/call.ts';
import type { Prepare } from '../../http/Prepare.ts';

/** Handlers of the plain collection, by operation. */
export type PlainHandlers = Readonly<Record<string, unknown>>;

/** Calls the plain collection's handler of an operation, with the types of the contract. */
export function plainOf(plain: PlainHandlers) {
  return async <O extends OperationId>(
    operation: O,
    tx: Tx,
    call: Omit<Call<O>, 'params'> & { params?: unknown },
  ): Promise<Answer<O>> => {
    const handle = plain[operation];
    if (typeof handle !== 'function')
      throw new Error(`${operation} is not served from the contract`);
    // cast: the plain collection answers what the contract promises
    return (await Reflect.apply(handle, undefined, [tx, call])) as Answer<O>;
  };
}

const isPrepared = (value: unknown): value is { prepare: Prepare } =>
  typeof value === 'object' && value !== null && 'prepare' in value;

/** Returns how the plain collection takes care of the files of an operation's form. */
export function preparationOf(plain: PlainHandlers, operation: OperationId): Prepare {
  const found = plain[operation];
  if (!isPrepared(found)) throw new Error(`${operation} takes no files`);
  return found.prepare;
}
