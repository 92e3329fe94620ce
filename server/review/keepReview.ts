import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { deleteRemovals } from '../removals/store.ts';
import type { RemovalOptions } from '../removals/removeFiles.ts';
import { AfterCommit, type Begin, type Principal, type Tx } from '../http/call.ts';
import { isObject } from '../http/contract.ts';
import type { ReviewMark } from '../http/reviewMark.ts';
import { snakeCase } from '../http/schema.ts';
import { withoutFiles } from '../removals/withoutFiles.ts';
import { fileKeysOf, withFileKeys, withoutSignatures } from './reviewedFiles.ts';
import { storedKeys } from '../files/storedKeys.ts';
import {
  storeChange,
  storeReviewed,
  lockWaiting,
  refreshReviewed,
  withdrawChange,
  type ChangedRecord,
} from './store.ts';
import { withWaitingFiles } from './waitingFiles.ts';

/** Type-erased handler. */
export type ReviewedHandler = (tx: Tx, call: object) => Promise<unknown>;

/** Parts of a call that a change of a record needs. */
export interface ChangeCall {
  params: object;
  body: unknown;
  principal: Principal;
  now: Date;
  ports: RemovalOptions['ports'];
  log: RemovalOptions['log'];
}

type Values = Record<string, unknown>;

/** Returns the record of a response; undefined if it is not known before the commit. */
export function recordOf(done: unknown): Values | undefined {
  const answer: unknown = done instanceof AfterCommit ? done.expected : done;
  const data = isObject(answer) ? answer['data'] : undefined;
  return isObject(data) ? data : undefined;
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

const omit = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

function changedRecord(resource: string, record: Values, principal: Principal): ChangedRecord {
  const { id, providerId } = record;
  const ofPage = resource === 'providers' ? id : providerId;
  return {
    resource,
    recordId: Number(id),
    customerId: principal.customerId,
    providerId: typeof ofPage === 'number' ? ofPage : null,
  };
}

/** Returns the title of a record for the support desk. */
const titleOf = (record: Values): string => {
  const { title, name } = record;
  const found = typeof title === 'string' ? title : name;
  return typeof found === 'string' ? found : `#${String(record['id'])}`;
};

/** Returns the changed fields with their current and new values. */
function differences(names: readonly string[], before: Values, after: Values) {
  return names
    .filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

interface Reviewed {
  resource: string;
  review: ReviewMark;
  /** Names of the fields whose files stay until the decision. */
  fileFields: readonly string[];
  /** Reads the record of a call. */
  readOne: ReviewedHandler;
  update: ReviewedHandler;
}

/** Applies a change in a savepoint to compute its result, and rolls it back. */
async function tried(tx: Tx, update: ReviewedHandler, call: ChangeCall): Promise<Values> {
  await sql`savepoint trial`.execute(tx);
  const shown = recordOf(await update(tx, call));
  await sql`rollback to savepoint trial`.execute(tx);
  if (!shown) throw new Error('a change that is kept beside the record answers the record');
  return shown;
}

/**
 * Increments the version for a pending change, so that a concurrent change based on the same version is rejected.
 */
async function countedChange(
  tx: Tx,
  { resource, readOne }: Reviewed,
  call: ChangeCall,
  id: number,
): Promise<unknown> {
  await sql`
    update ${sql.table(snakeCase(resource))} set version = version + 1 where id = ${id}`.execute(
    tx,
  );
  return readOne(tx, { ...call, body: undefined });
}

/** Stores the reviewed fields of a change until the desk decides, and applies the rest. */
async function besideLive(
  tx: Tx,
  reviewed: Reviewed,
  call: ChangeCall,
  before: Values,
): Promise<unknown> {
  const { resource, review, update } = reviewed;
  const record = changedRecord(resource, before, call.principal);
  const waiting = await lockWaiting(tx, record);
  const body = withWaitingFiles(isObject(call.body) ? call.body : {}, waiting);
  const names = Object.keys(body).filter((name) => review.beside.includes(name));
  const after = await tried(tx, update, { ...call, body });
  const rest = omit(body, names);
  const hasMore = Object.keys(rest).length > 0;
  const done = hasMore
    ? await update(tx, { ...call, body: rest })
    : await countedChange(tx, reviewed, call, record.recordId);
  const earlier = (waiting?.changes ?? []).filter(({ field }) => !names.includes(field));
  const changes = [...earlier, ...differences(names, before, after)];
  const fields = changes.map(({ field }) => field);
  const kept = pick({ ...waiting?.body, ...body }, fields);
  if (changes.length > 0) {
    const sent = { title: titleOf(before), body: kept, changes };
    const by = { sentBy: call.principal.userId, now: call.now };
    await storeChange(tx, record, { ...sent, ...by }, waiting);
  } else if (waiting) await withdrawChange(tx, waiting, call.now);
  const held = new Set(storedKeys(kept));
  const gone = storedKeys([waiting?.body, pick(body, names)]).filter((key) => !held.has(key));
  return withoutFiles(tx, call, gone, done);
}

/**
 * Stores the previous values of a record that a change has sent to approval; the desk compares them with the new ones.
 * @returns true if the transaction has changed the record
 */
async function note(
  tx: Tx,
  { resource, review, fileFields, readOne }: Omit<Reviewed, 'update'>,
  call: ChangeCall,
  before: Values,
): Promise<boolean> {
  const after = recordOf(await readOne(tx, { ...call, body: undefined }));
  if (!after || isDeepStrictEqual(after, before)) return false;
  if (review.to === undefined || after['status'] !== review.to) return true;
  const record = changedRecord(resource, before, call.principal);
  // The published pictures stay in all sizes until the decision.
  const values = {
    before: withFileKeys(withoutSignatures(pick(before, review.again)), pick(before, fileFields)),
    after: withoutSignatures(pick(after, review.again)),
  };
  const isWaiting = before['status'] === review.to;
  const seen = isWaiting
    ? await refreshReviewed(tx, record, values.after)
    : await storeReviewed(tx, record, values);
  // The change may have marked them for removal.
  await deleteRemovals(tx, fileKeysOf(seen ?? {}));
  return true;
}

/** Applies a change at once and notes it in the transaction that writes it, which may be one after the commit. */
async function noted(
  tx: Tx,
  reviewed: Reviewed,
  call: ChangeCall,
  before: Values,
): Promise<unknown> {
  const done = await reviewed.update(tx, call);
  const isWritten = await note(tx, reviewed, call, before);
  if (isWritten || !(done instanceof AfterCommit)) return done;
  const run = (begin: Begin): Promise<unknown> => {
    let isNoted = false;
    return done.run((work) =>
      begin(async (later) => {
        const result = await work(later);
        isNoted ||= await note(later, reviewed, call, before);
        return result;
      }),
    );
  };
  return new AfterCommit(run, done.meanwhile, done.expected);
}

/**
 * Wraps the handler that changes a record with `x-review`: fields of `beside` stay pending beside the live record
 * until the desk decides; for fields of `again`, the previous values of the record are stored.
 */
export function keepReview(reviewed: Reviewed): ReviewedHandler {
  const { review, readOne, update } = reviewed;
  return async (tx, given) => {
    // cast: http has validated the call by the contract
    const call = given as ChangeCall;
    const before = recordOf(await readOne(tx, { ...call, body: undefined }));
    if (!before) return update(tx, given);
    const body = isObject(call.body) ? call.body : {};
    const isLive = Object.entries(review.among).every(([name, expected]) =>
      [expected].flat().includes(before[name]),
    );
    const isBeside = isLive && review.beside.some((name) => body[name] !== undefined);
    return isBeside ? besideLive(tx, reviewed, call, before) : noted(tx, reviewed, call, before);
  };
}
