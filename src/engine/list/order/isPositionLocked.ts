import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';

/** Returns a predicate of the records whose position the system assigns (`lockedFirst` of `x-order`). */
export function isPositionLocked({
  manifest: { fields },
}: Resource): (record: AnyRecord | undefined) => boolean {
  const ordered = Object.entries(fields).find(([, { lockedFirst }]) => lockedFirst !== undefined);
  if (!ordered) return () => false;
  const [path, { lockedFirst = 0 }] = ordered;
  return (record) => {
    const place = record?.[path];
    return typeof place === 'number' && place <= lockedFirst;
  };
}
