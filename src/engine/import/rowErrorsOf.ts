import { get } from '#contract/get.ts';
import type { Field } from '../definition/field.ts';
import { reasonOf } from '../actions/bulk/reasonOf.ts';
import type { RowError } from './checkRows.ts';
import { errorBody } from '../queries/errorBody.ts';
import { fieldAt } from './fieldAt.ts';

/** Returns the errors of a row that the API refused: field errors, or the general error. */
export function rowErrorsOf(error: unknown, fields: readonly Field[]): RowError[] {
  const list = get(errorBody(error), 'list');
  const found = (Array.isArray(list) ? list : []).flatMap((entry: unknown): RowError[] => {
    const path = get(entry, 'path');
    const message = get(entry, 'message');
    if (typeof path !== 'string' || path === '' || typeof message !== 'string') return [];
    return [{ field: fieldAt(fields, path.replace(/\[(\d+)\]/g, '.$1')), message }];
  });
  return found.length > 0 ? found : [{ field: undefined, message: reasonOf(error) }];
}
