import { isObject, loadContract, readOperations, type ContractOperation } from './contract.ts';
import { flatten, objectAt, propertiesOf } from './schema.ts';

/**
 * Returns the number of first positions that the system fills, from `x-order: { within: providerId, lockedFirst: 5
 * }`.
 */
export function lockedFirstOf(mark: unknown): number {
  const { lockedFirst } = isObject(mark) ? mark : {};
  return typeof lockedFirst === 'number' ? lockedFirst : 0;
}

const cache = new Map<string, number>();

/** Returns the number of locked first positions of a resource in the shipped contract. */
export function lockedFirstOfResource(resource: string): number {
  const lockedFirst = cache.get(resource) ?? readLockedFirst(resource);
  cache.set(resource, lockedFirst);
  return lockedFirst;
}

function readLockedFirst(resource: string): number {
  const isOne = ({ method, path, resource: own }: ContractOperation) =>
    own === resource && method === 'GET' && path.endsWith('}');
  const one = readOperations(loadContract()).find(isOne);
  const record = objectAt(objectAt(flatten(one?.answer.schema ?? {}), 'properties'), 'data');
  return Math.max(0, ...propertiesOf(record).map(([, field]) => lockedFirstOf(field['x-order'])));
}

/** Returns the reason why a record cannot move between two positions, both counted from 0; undefined if it can. */
export function moveRefusal(
  lockedFirst: number,
  from: number,
  to: number,
  count: number,
): string | undefined {
  if (from < lockedFirst) return 'locked';
  return to < lockedFirst || to >= count ? 'at_end' : undefined;
}
