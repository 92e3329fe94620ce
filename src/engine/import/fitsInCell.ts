import { kindNameOf } from '../definition/field.ts';
import type { KindName } from '../definition/kinds.ts';
import type { Facts } from '../definition/manifest.ts';
import type { RuntimeFieldSettings } from '../definition/runtimeDefinition.ts';

/** Kinds that a cell of a file cannot represent. */
const NOT_IN_A_CELL: ReadonlySet<KindName> = new Set<KindName>([
  'id',
  'version',
  'image',
  'file',
  'password',
  'weekPrices',
  'mapPoint',
  'address',
]);

/**
 * Returns the path of the only value of a row that a cell can fill: its single leaf, or its single required leaf.
 */
export function mainLeaf(facts: Facts): string | undefined {
  const leaves = Object.entries(facts.fields ?? {}).filter(([, { kind }]) => kind !== 'object');
  const requiredLeaves = leaves.filter(([, { required }]) => required);
  const [only] = leaves.length === 1 ? leaves : requiredLeaves;
  return leaves.length === 1 || requiredLeaves.length === 1 ? only?.[0] : undefined;
}

/** Returns true if a cell of a file can fill a field. */
export function fitsInCell(facts: Facts, settings: RuntimeFieldSettings = {}): boolean {
  const kind = kindNameOf(facts, settings);
  return !NOT_IN_A_CELL.has(kind) && (kind !== 'rows' || mainLeaf(facts) !== undefined);
}
