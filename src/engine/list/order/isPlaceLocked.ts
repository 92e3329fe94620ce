import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';

/** Returns true if the system assigns the record's position (`lockedFirst` of `x-order`). */
export function isPlaceLocked({ manifest: { fields } }: Resource, record: AnyRecord): boolean {
  const ordered = Object.entries(fields).find(([, { lockedFirst }]) => lockedFirst !== undefined);
  if (!ordered) return false;
  const [path, { lockedFirst = 0 }] = ordered;
  const place = record[path];
  return typeof place === 'number' && place <= lockedFirst;
}
