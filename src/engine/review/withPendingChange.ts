import { get } from '#contract/get.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';

/**
 * Returns a record with its pending values instead of the live ones, if the change was sent after `base` was read.
 */
export function withPendingChange(record: AnyRecord, base: AnyRecord): AnyRecord {
  const changes = get(record, 'pendingChange.changes');
  const isNew =
    get(record, 'pendingChange.status') === 'pending' &&
    get(record, 'pendingChange.sentAt') !== get(base, 'pendingChange.sentAt');
  if (!isNew || !Array.isArray(changes)) return record;
  const waiting = changes.map((one: unknown): [string, unknown] => [
    String(get(one, 'field')),
    get(one, 'after'),
  ]);
  return { ...record, ...Object.fromEntries(waiting) };
}
