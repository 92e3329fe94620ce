import type { Field } from '../definition/field.ts';

/** Kinds that are unclear without their label. */
const ALWAYS: ReadonlySet<string> = new Set(['number', 'boolean']);

/**
 * Kinds that are ambiguous next to another field of one of these kinds, such as a day next to an amount or another
 * day.
 */
const UNCLEAR_BESIDE: Readonly<Record<string, readonly string[]>> = {
  money: ['money'],
  date: ['money', 'date'],
  dateTime: ['money', 'dateTime'],
};

/**
 * Returns true if the value of a field needs its label in a line of facts.
 * @param fields all fields of the line
 */
export const needsLabel = (field: Field, fields: readonly Field[]): boolean =>
  (ALWAYS.has(field.kind) && !field.settings.cell && !field.settings.inWords) ||
  fields.filter(({ kind }) => UNCLEAR_BESIDE[field.kind]?.includes(kind)).length > 1;
