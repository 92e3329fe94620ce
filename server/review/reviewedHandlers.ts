import { PICTURES } from '../files/FileMetadata.ts';
import type { ContractOperation, JsonSchema } from '../http/contract.ts';
import type { AnyHandlers } from '../http/register.ts';
import { enforceRules } from '../http/ruleFaults.ts';
import { PENDING, readReview, type ReviewMark } from '../http/reviewMark.ts';
import { flatten, objectAt, propertiesOf } from '../http/schema.ts';
import { applyChanges, type ApplyChange, type Changeable } from './applyChange.ts';
import { forgetReview } from './forgetReview.ts';
import { keepReview, type ReviewedHandler } from './keepReview.ts';
import { showsFiles } from './reviewedFiles.ts';
import { showPending } from './showPending.ts';

const recordSchema = ({ answer }: ContractOperation) => {
  const data = flatten(objectAt(objectAt(flatten(answer.schema), 'properties'), 'data'));
  return data['type'] === 'array' ? flatten(objectAt(data, 'items')) : data;
};

const ofRecord = ({ path }: ContractOperation) => path.endsWith('}');

const isChange = ({ method }: ContractOperation) => method === 'PUT' || method === 'PATCH';

/** Returns the handler of an operation without its wrapper; undefined for one that works across customers. */
function handleOf(handlers: AnyHandlers, { id }: ContractOperation): ReviewedHandler | undefined {
  const found = handlers[id];
  if (typeof found === 'function') return found;
  return found && 'handle' in found ? found.handle : undefined;
}

interface Reviewed extends Changeable {
  review: ReviewMark;
  /** Names of the fields whose files stay until the decision. */
  fileFields: string[];
}

/** Returns the names of a record's reviewed fields that show files, and of its pictures in their sizes. */
const fileFieldsOf = (record: JsonSchema, { again }: ReviewMark): string[] =>
  propertiesOf(record)
    .filter(([name, schema]) => showsFiles(schema) && [...again, PICTURES].includes(name))
    .map(([name]) => name);

/** Returns the operations that read and change a record, for each resource with `x-review`. */
function reviewedResources(
  operations: readonly ContractOperation[],
  handlers: AnyHandlers,
): Map<string, Reviewed> {
  const found = new Map<string, Reviewed>();
  for (const one of operations) {
    const review =
      one.method === 'GET' && ofRecord(one) ? readReview(recordSchema(one)) : undefined;
    const { resource } = one;
    const change = operations.find((other) => other.path === one.path && isChange(other));
    const readOne = handleOf(handlers, one);
    const update = change && handleOf(handlers, change);
    if (!review || resource === undefined || !change || !readOne || !update) continue;
    found.set(resource, {
      review,
      fileFields: fileFieldsOf(recordSchema(one), review),
      readOne,
      operation: change,
      update: enforceRules(change, update),
    });
  }
  return found;
}

/** Returns true for an operation below a record's path that changes reviewed fields of the record. */
function changesPart(
  operation: ContractOperation,
  { operation: { path }, review }: Reviewed,
): boolean {
  const isBelow = operation.path.startsWith(`${path}/`) && isChange(operation);
  const names = isBelow ? propertiesOf(operation.body?.schema ?? {}).map(([name]) => name) : [];
  return names.some((name) => review.again.includes(name));
}

/** Returns the handler of an operation on a resource's records that keeps or forgets the values before it. */
function reviewing(
  operation: ContractOperation,
  handle: ReviewedHandler,
  resource: string,
  own: Reviewed,
): ReviewedHandler {
  if (operation.id === own.operation.id) return keepReview({ ...own, resource });
  if (changesPart(operation, own))
    return keepReview({ ...own, resource, review: { ...own.review, beside: [] }, update: handle });
  if (operation.path !== own.operation.path || operation.method !== 'DELETE') return handle;
  const [, parameter = 'id'] = /\{(\w+)\}$/.exec(operation.path) ?? [];
  return forgetReview({ resource, parameter, remove: handle });
}

/**
 * Wraps the handlers of resources that the support desk reviews (`x-review`).
 * @returns the function that publishes or discards a decided change
 */
export function reviewedHandlers(
  operations: readonly ContractOperation[],
  handlers: AnyHandlers,
): { handlers: AnyHandlers; applyChange: ApplyChange } {
  const reviewed = reviewedResources(operations, handlers);
  const wrapped: AnyHandlers = { ...handlers };
  for (const operation of operations) {
    const { id } = operation;
    const found = handlers[id];
    const handle = handleOf(handlers, operation);
    const entry = [...reviewed].find(
      ([name, one]) => name === operation.resource || changesPart(operation, one),
    );
    if (!found || !handle || !entry) continue;
    const [resource, own] = entry;
    const changing = reviewing(operation, handle, resource, own);
    const shows = propertiesOf(recordSchema(operation)).some(([name]) => name === PENDING);
    const complete = shows ? showPending(operation, changing) : changing;
    wrapped[id] = typeof found === 'function' ? complete : { ...found, handle: complete };
  }
  return { handlers: wrapped, applyChange: applyChanges(reviewed) };
}
