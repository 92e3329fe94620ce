import { formatAgo, formatDate, formatDateTime } from '../../../ui/format.ts';
import { fieldValue, type Field } from '../../definition/field.ts';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';

/** Content of a table cell that needs no element of its own; attributes belong to the `td`. */
export interface PlainCell {
  text: string;
  title?: string;
  /** Text that may read the other way than the page. */
  dir?: 'auto';
}

/**
 * Returns the content of a cell whose kind is one run of text. A page of a list has hundreds of cells: a
 * component and an element less in each is felt.
 * @returns undefined where the kind's own cell is needed, as it is for an empty value
 */
export function plainCell(field: Field, record: AnyRecord, locale: string): PlainCell | undefined {
  if (field.settings.cell || field.facts.mergeFields) return undefined;
  const value = fieldValue(field, record);
  if (typeof value !== 'string' || value === '') return undefined;
  switch (field.kind) {
    case 'text':
      return { text: value, dir: 'auto' };
    case 'date':
      return { text: formatDate(value, locale) };
    case 'dateTime':
      return { text: formatDateTime(value, locale) };
    case 'ago':
      return { text: formatAgo(value, locale), title: formatDateTime(value, locale) };
    default:
      return undefined;
  }
}
