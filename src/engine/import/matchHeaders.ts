import type { Field } from '../definition/field.ts';
import { foldText } from './foldText.ts';

/** Column index of the file, from 0, by field path; fields without a column are missing. */
export type Mapping = ReadonlyMap<string, number>;

/** Returns a folded header without the asterisk of required fields. */
const nameOf = (header: string) => foldText(header.replace(/\*\s*$/, ''));

/**
 * Maps fields to the columns whose header is their label or path; each column maps to one field.
 * @param labels labels of the fields, by path
 */
export function matchHeaders(
  headers: readonly string[],
  fields: readonly Field[],
  labels: ReadonlyMap<string, string>,
): Mapping {
  const folded = headers.map(nameOf);
  const taken = new Set<number>();
  const mapping = new Map<string, number>();
  for (const { path } of fields) {
    const names = [labels.get(path) ?? path, path].map(foldText);
    const column = folded.findIndex((header, index) => names.includes(header) && !taken.has(index));
    if (column < 0) continue;
    taken.add(column);
    mapping.set(path, column);
  }
  return mapping;
}
