import type { Field } from '../definition/field.ts';

/** Kinds that say nothing without their label. */
const ALWAYS: ReadonlySet<string> = new Set(['number', 'boolean']);

/** Kinds that say nothing beside another of their kind. */
const BESIDE_ANOTHER: ReadonlySet<string> = new Set(['money', 'date', 'dateTime']);

/**
 * Returns true if the value of a field needs its label in a line of facts.
 * @param fields all fields of the line
 */
export const needsLabel = (field: Field, fields: readonly Field[]): boolean =>
  (ALWAYS.has(field.kind) && !field.settings.cell && !field.settings.inWords) ||
  (BESIDE_ANOTHER.has(field.kind) && fields.filter(({ kind }) => kind === field.kind).length > 1);
