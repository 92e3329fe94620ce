import { formatAgo, formatDate, formatDateTime } from '../../../ui/format.ts';
import type { PlainCell, PlainCellProps } from '../../definition/cellProps.ts';
import { fieldValue, type Field } from '../../definition/field.ts';
import type { KindName } from '../../definition/kinds.ts';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';

const KINDS: ReadonlySet<KindName> = new Set<KindName>(['text', 'date', 'dateTime', 'ago']);

/**
 * Returns the content of a cell that is a single text, by the definition or the field's kind. A page has hundreds
 * of cells, so saving a component and an element in each is noticeable.
 * @returns undefined if the cell needs its own elements
 */
export function plainCell(field: Field, props: PlainCellProps<AnyRecord>): PlainCell | undefined {
  const { cell, plain } = field.settings;
  if (plain) return plain(props);
  if (cell || field.facts.mergeFields || !KINDS.has(field.kind)) return undefined;
  const { record, locale } = props;
  const value = fieldValue(field, record);
  if (value === undefined || value === null || value === '') return { text: '' };
  if (typeof value !== 'string') return undefined;
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
