import { isObject, type JsonSchema } from '../http/contract.ts';
import { withinOf, type Property } from './schema.ts';

/** Flag that at most one record with the same `within` has. */
export interface MainMark {
  property: Property;
  within: Property[];
  /** Values that a record must have to be flagged. */
  among: { property: Property; value: unknown }[];
  /** Order in which the next record is chosen when the flagged one is deleted; undefined if none is. */
  heir: { property: Property; isDescending: boolean } | undefined;
}

/**
 * Reads `x-main: { field: isMain, per: providerId, among: { status: active }, heir: order }` of a record's schema.
 * @throws Error for an unknown field
 */
export function readMain(
  resource: string,
  record: JsonSchema,
  properties: readonly Property[],
): MainMark | undefined {
  const { 'x-main': mark } = record;
  if (!isObject(mark)) return undefined;
  const named = (name: unknown): Property => {
    const found = properties.find((property) => property.name === name && property.kind !== 'json');
    if (!found) throw new Error(`${resource}: x-main names ${String(name)}, which is no field`);
    return found;
  };
  const { field, per, among, heir } = mark;
  const property = named(field);
  if (property.kind !== 'boolean') throw new Error(`${resource}: x-main needs a boolean`);
  const states = Object.entries(isObject(among) ? among : {});
  return {
    property,
    within: (withinOf(per) ?? []).map(named),
    among: states.map(([name, value]) => ({ property: named(name), value })),
    heir:
      typeof heir === 'string'
        ? { property: named(heir.replace(/^-/, '')), isDescending: heir.startsWith('-') }
        : undefined,
  };
}
