import type { Tx } from '../http/call.ts';
import { isObject } from '../http/contract.ts';
import { withoutFiles } from '../removals/withoutFiles.ts';
import type { ChangeCall, ReviewedHandler } from './keepReview.ts';
import { deleteReviewed, lockWaiting, withdrawChange } from './store.ts';
import { storedKeys } from '../files/storedKeys.ts';

interface Removed {
  resource: string;
  /** Name of the path parameter of the record's id. */
  parameter: string;
  remove: ReviewedHandler;
}

/**
 * Wraps the handler that deletes a reviewed record: withdraws its pending change and deletes its last approved
 * values, both with their files.
 */
export function forgetReview({ resource, parameter, remove }: Removed): ReviewedHandler {
  return async (tx: Tx, given) => {
    // cast: http has validated the call by the contract
    const call = given as ChangeCall;
    const recordId = Number(isObject(call.params) ? call.params[parameter] : undefined);
    const done = await remove(tx, given);
    const waiting = await lockWaiting(tx, { resource, recordId });
    if (waiting) await withdrawChange(tx, waiting, call.now);
    const shown = await deleteReviewed(tx, { resource, recordIds: [recordId] });
    return withoutFiles(tx, call, [...storedKeys(waiting?.body), ...shown], done);
  };
}
