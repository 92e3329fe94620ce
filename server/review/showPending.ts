import type { Schemas } from '#contract/types.ts';
import { ApiError, staleVersion } from '../http/apiError.ts';
import { AfterCommit, type Tx } from '../http/call.ts';
import { isObject, type ContractOperation } from '../http/contract.ts';
import { PENDING } from '../http/reviewMark.ts';
import type { ReviewedHandler } from './keepReview.ts';
import { lastChanges } from './store.ts';

type Shown = Schemas['PendingChange'] | null;

/** Rejects a stale change and adds the pending change to the current record of the error. */
async function notifyWaiting(tx: Tx, resource: string, error: unknown): Promise<never> {
  const current = error instanceof ApiError ? error.details.current : undefined;
  if (!isObject(current)) throw error;
  const id = Number(current['id']);
  const waiting = (await lastChanges(tx, resource, [id])).get(id) ?? null;
  throw staleVersion({ ...current, [PENDING]: waiting });
}

/** Adds the last pending or rejected change to each record of a response. */
export function showPending(
  { resource = '' }: ContractOperation,
  handle: ReviewedHandler,
): ReviewedHandler {
  return async (tx, call) => {
    const done = await handle(tx, call).catch((error: unknown) =>
      notifyWaiting(tx, resource, error),
    );
    const answer: unknown = done instanceof AfterCommit ? done.expected : done;
    const data = isObject(answer) ? answer['data'] : undefined;
    const records = [data].flat().filter(isObject);
    const ids = records.flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
    if (ids.length === 0) return done;
    const found = await lastChanges(tx, resource, ids);
    const beside = (one: unknown): unknown => {
      if (!isObject(one)) return one;
      const pendingChange: Shown = found.get(Number(one['id'])) ?? null;
      return { ...one, [PENDING]: pendingChange };
    };
    const laid = (response: unknown): unknown => {
      if (!isObject(response)) return response;
      const inside = response['data'];
      return { ...response, data: Array.isArray(inside) ? inside.map(beside) : beside(inside) };
    };
    if (!(done instanceof AfterCommit)) return laid(done);
    return new AfterCommit(
      async (begin) => laid(await done.run(begin)),
      laid(done.meanwhile),
      laid(done.expected),
    );
  };
}
