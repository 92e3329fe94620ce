import { useTranslate } from 'react-admin';
import { memo, type MouseEvent, type ReactElement } from 'react';
import type { PlainCellProps } from '../../definition/cellProps.ts';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { isEndAligned } from '../../kinds/cells.ts';
import type { Field } from '../../definition/field.ts';
import { cellOf } from '../../kinds/FieldValue.tsx';
import { recordPath } from '../../definition/recordPath.ts';
import { opensElsewhere } from '../../../ui/opensElsewhere.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { isWithShift } from '../selection/SelectBox.tsx';
import { plainCell } from './plainCell.ts';

export interface RowProps {
  /** Base path of the records' pages in this list; without it, rows do not open. */
  base: string | undefined;
  /** Prefix that makes a path a URL: '' or the panel's base path. */
  prefix: string;
  fields: readonly Field[];
  record: AnyRecord;
  isStrong: boolean;
  open: (path: string) => void;
  /** Undefined if rows are not selectable. */
  isSelected?: boolean | undefined;
  /** Display name of the record. */
  name?: string;
  onSelect?: (id: number, isRange: boolean) => void;
}

/**
 * Returns true for a click that opens the record: on the row's own link or outside of controls. Clicks on other
 * links and on buttons, text selections, and clicks that open a new tab do not count.
 */
function isForRow(event: MouseEvent<HTMLElement>): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  const control = target.closest('a, button, input, label');
  if (control === null) return (getSelection()?.toString() ?? '') === '';
  return control.matches('a[data-row-link]') && !opensElsewhere(event) && !event.defaultPrevented;
}

/** Returns true for a click next to the checkbox in its cell, which selects too. */
const isForSelection = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof HTMLTableCellElement && target.querySelector(':scope > input') !== null;

/** Handles a click on a row: selects the record, opens it, or does nothing. */
export function clickRow(
  event: MouseEvent<HTMLElement>,
  { base, record, open, onSelect }: RowProps,
): void {
  if (isForSelection(event)) {
    onSelect?.(record.id, event.shiftKey);
    return;
  }
  if (base === undefined || !isForRow(event)) return;
  event.preventDefault();
  open(recordPath(base, record.id));
}

interface ValueCell extends PlainCellProps<AnyRecord> {
  field: Field;
  isLead: boolean;
  /** URL of the record for the cell with its link; undefined for other cells. */
  href: string | undefined;
}

/**
 * Returns the index of the column with the record's link: the first one that is not a picture, because a picture
 * has no accessible name.
 */
const leadOf = (fields: readonly Field[]): number =>
  Math.max(
    0,
    fields.findIndex(({ kind }) => kind !== 'image'),
  );

/** Renders the cell of a value, as a link to the record if `href` is given. */
function valueCell({ field, isLead, href, ...props }: ValueCell): ReactElement {
  const isLink = href !== undefined;
  const plain = isLead && !isLink ? undefined : plainCell(field, props);
  // The style sheet writes a dash into an empty cell; a cell with a link is never empty.
  const isPlain = plain !== undefined && (!isLink || plain.text !== '');
  const content = isPlain ? plain.text : cellOf({ field, record: props.record });
  return (
    <td
      key={field.path}
      data-first={isLead || undefined}
      data-end={isEndAligned(field.kind) || undefined}
      data-dot={plain?.dot && ''}
      title={plain?.title}
      dir={isLink ? undefined : plain?.dir}
    >
      {isLink ? (
        // A plain link: the router's Link would render in every row on each location change.
        <a
          href={href}
          dir={plain?.dir}
          aria-label={plain?.dot && `${plain.dot} ${plain.text}`}
          data-row-link=""
        >
          {content}
        </a>
      ) : (
        content
      )}
    </td>
  );
}

/** Renders the cells of a record, one of which links to it. */
export function RowCells(props: Omit<RowProps, 'open' | 'isStrong'>) {
  const { base, prefix, fields, record, isSelected, name = '', onSelect } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const lead = leadOf(fields);
  return (
    <>
      {isSelected !== undefined && (
        <td data-select="">
          <input
            type="checkbox"
            aria-label={translate('listTools.bulk.selectRow', { name })}
            checked={isSelected}
            onChange={(event) => onSelect?.(record.id, isWithShift(event))}
          />
        </td>
      )}
      {fields.map((field, index) => {
        const isLead = index === lead;
        const href =
          isLead && base !== undefined ? prefix + recordPath(base, record.id) : undefined;
        return valueCell({ field, record, locale, translate, isLead, href });
      })}
    </>
  );
}

/** Row of a record; renders again only if its record, columns, highlighting or selection change. */
export const Row = memo(function Row(props: RowProps) {
  const { base, isStrong, isSelected } = props;
  return (
    // The click is a larger target for the link in one of the cells.
    <tr
      data-strong={isStrong || undefined}
      data-selected={isSelected || undefined}
      data-opens={base === undefined ? undefined : true}
      onClick={(event) => clickRow(event, props)}
    >
      <RowCells {...props} />
    </tr>
  );
});
