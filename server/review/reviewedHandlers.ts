import type { ContractOperation } from '../http/contract.ts';
import type { AnyHandlers } from '../http/register.ts';
import { keepRules } from '../http/ruleFaults.ts';
import { PENDING, readReview, type ReviewMark } from '../http/reviewMark.ts';
import { flatten, objectAt, propertiesOf } from '../http/schema.ts';
import { applyChanges, type ApplyChange, type Changeable } from './applyChange.ts';
import { forgetReview } from './forgetReview.ts';
import { keepReview, type ReviewedHandler } from './keepReview.ts';
import { showPending } from './showPending.ts';

const recordSchema = ({ answer }: ContractOperation) => {
  const data = flatten(objectAt(objectAt(flatten(answer.schema), 'properties'), 'data'));
  return data['type'] === 'array' ? flatten(objectAt(data, 'items')) : data;
};

const ofRecord = ({ path }: ContractOperation) => path.endsWith('}');

/** Returns the handler of an operation without its wrapper; undefined for one that works across customers. */
function handleOf(handlers: AnyHandlers, { id }: ContractOperation): ReviewedHandler | undefined {
  const found = handlers[id];
  if (typeof found === 'function') return found;
  return found && 'handle' in found ? found.handle : undefined;
}

interface Reviewed extends Changeable {
  review: ReviewMark;
}

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
    const change = operations.find(
      (other) => other.path === one.path && (other.method === 'PUT' || other.method === 'PATCH'),
    );
    const readOne = handleOf(handlers, one);
    const update = change && handleOf(handlers, change);
    if (!review || resource === undefined || !change || !readOne || !update) continue;
    found.set(resource, { review, readOne, operation: change, update: keepRules(change, update) });
  }
  return found;
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
    const { id, resource = '' } = operation;
    const found = handlers[id];
    const handle = handleOf(handlers, operation);
    const own = reviewed.get(resource);
    if (!found || !handle || !own) continue;
    const isRecord = operation.path === own.operation.path;
    const [, parameter = 'id'] = /\{(\w+)\}$/.exec(operation.path) ?? [];
    const changing =
      own.operation.id === id
        ? keepReview({ resource, review: own.review, readOne: own.readOne, update: own.update })
        : isRecord && operation.method === 'DELETE'
          ? forgetReview({ resource, parameter, remove: handle })
          : handle;
    const shows = propertiesOf(recordSchema(operation)).some(([name]) => name === PENDING);
    const complete = shows ? showPending(operation, changing) : changing;
    wrapped[id] = typeof found === 'function' ? complete : { ...found, handle: complete };
  }
  return { handlers: wrapped, applyChange: applyChanges(reviewed) };
}
