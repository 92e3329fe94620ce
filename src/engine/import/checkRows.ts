import type { FieldMap } from '../definition/manifest.ts';
import type { Field } from '../definition/field.ts';
import { createBody } from '../form/formBody.ts';
import { unflatten } from '../form/unflatten.ts';
import type { Rule } from '#contract/brokenRules.ts';
import { ruleMessage } from '../form/formResolver.ts';
import { rowSchema } from '../form/leafSchema.ts';
import { ruleErrors } from '../form/ruleErrors.ts';
import type { Mapping } from './matchHeaders.ts';
import { fieldAt } from './fieldAt.ts';
import { cellText, parseCell, partsOf, type ImportContext } from './parseCell.ts';
import type { Table, TableRow } from './readTable.ts';

/** Error in a field of a row: a message key, or a message in react-admin's translation format. */
export interface RowError {
  /** The invalid field; undefined for an error of the whole row. */
  field: Field | undefined;
  message: string;
}

export interface CheckedRow {
  row: TableRow;
  /** Request body for the API. */
  body: Record<string, unknown>;
  /** Empty for a valid row. */
  errors: RowError[];
}

interface Check {
  table: Table;
  fields: readonly Field[];
  /** Fields that the contract accepts. */
  facts: FieldMap;
  mapping: Mapping;
  context: ImportContext;
  now: Date;
  /** Rules that relate several fields. */
  rules?: readonly Rule[] | undefined;
}

/** Returns the names in the mapped columns that refer to records of other resources. */
export function namesToResolve({
  table,
  fields,
  mapping,
}: Pick<Check, 'table' | 'fields' | 'mapping'>) {
  return fields.flatMap(({ path, kind, facts }) => {
    const column = mapping.get(path);
    const { ref } = facts;
    if (column === undefined || ref === undefined) return [];
    if (kind !== 'reference' && kind !== 'tags') return [];
    return table.rows.flatMap(({ cells }) => {
      const text = cellText(cells[column]);
      const names = facts.many ? partsOf(text) : text === '' ? [] : [text];
      return names.map((name) => ({ resource: ref, name }));
    });
  });
}

/** Validates every row with the schema and rules of the create form. */
export function checkRows(check: Check): CheckedRow[] {
  const { table, fields, facts, mapping, context, now, rules = [] } = check;
  const paths = fields.map(({ path }) => path);
  const schema = rowSchema(facts, now, paths);
  return table.rows.map((row) => {
    const errors: RowError[] = [];
    const flat: Record<string, unknown> = {};
    for (const field of fields) {
      const column = mapping.get(field.path);
      const parsed = parseCell(
        column === undefined ? undefined : row.cells[column],
        field,
        context,
      );
      if ('error' in parsed) errors.push({ field, message: parsed.error });
      else flat[field.path] = parsed.value;
    }
    const unread = new Set(errors.map(({ field }) => field));
    const values = unflatten(flat);
    for (const issue of schema.safeParse(values).error?.issues ?? []) {
      const at = issue.path.map(String).join('.');
      const field = fieldAt(fields, at);
      if (!unread.has(field)) errors.push({ field, message: issue.message });
    }
    for (const broken of ruleErrors({ rules, paths }, values, now)) {
      const field = fields.find(({ path }) => path === broken.path);
      const isWrong = errors.some((one) => one.field === field);
      if (!isWrong) errors.push({ field, message: ruleMessage(broken, context.locale) });
    }
    return { row, body: createBody(facts, paths, values), errors };
  });
}
