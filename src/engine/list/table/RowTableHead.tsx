import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { useListContext, useTranslate, type SortPayload } from 'react-admin';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { isEndAligned } from '../../kinds/cells.ts';
import { labelKey, type Field } from '../../definition/field.ts';
import type { KindName } from '../../definition/kinds.ts';
import { useListControl } from '../useListControl.ts';
import { SelectBox } from '../selection/SelectBox.tsx';
import type { Selection } from '../selection/useSelection.ts';

interface RowTableHeadProps {
  resource: Resource;
  fields: readonly Field[];
  /** Undefined if rows are not selectable. */
  selection?: Selection | undefined;
  /** True if rows are ordered manually; the drag handles have their own column. */
  isOrdered?: boolean;
}

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const;

/** Renders the column headers; columns with a sort key in the API are buttons. */
export function RowTableHead(props: RowTableHeadProps) {
  const { resource, fields, selection, isOrdered = false } = props;
  const { sort, setSort } = useListContext();
  const control = useListControl();
  const translate = useTranslate();
  const sortable = resource.manifest.list?.sort ?? [];
  const sortBy = (next: SortPayload) => control({ page: 1, sort: next }, () => setSort(next));
  return (
    <thead>
      <tr>
        {isOrdered && (
          <th scope="col" data-select="">
            <span className="visually-hidden">{translate('listTools.order.column')}</span>
          </th>
        )}
        {selection && (
          <th scope="col" data-select="">
            <SelectBox
              label={translate('listTools.bulk.selectPage')}
              isSelected={selection.ofPage === 'all'}
              isMixed={selection.ofPage === 'some'}
              onSelect={selection.togglePage}
            />
          </th>
        )}
        {fields.map((field) => {
          const label = translate(labelKey(field));
          const isSorted = sort.field === field.path;
          const width = field.settings.width;
          return (
            <th
              key={field.path}
              scope="col"
              data-end={isEndAligned(field.kind) || undefined}
              style={width ? { inlineSize: `${width * 10}%` } : undefined}
              aria-sort={isSorted ? ARIA[sort.order] : undefined}
            >
              {!field.compute && sortable.includes(field.path) ? (
                <button
                  type="button"
                  {...sortBy({ field: field.path, order: nextOrder(field, sort) })}
                >
                  {label}
                  {isSorted && <SortMark order={sort.order} />}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortMark({ order }: { order: SortPayload['order'] }) {
  const Mark = order === 'ASC' ? ArrowUpwardOutlined : ArrowDownwardOutlined;
  return <Mark aria-hidden="true" />;
}

/** Kinds that the first click sorts descending: largest figures and latest moments first. Dates sort ascending. */
const DESCENDS: ReadonlySet<KindName> = new Set<KindName>([
  'number',
  'money',
  'percent',
  'rating',
  'dateTime',
  'ago',
  'id',
  'version',
]);

/**
 * Returns the sort order after a click: reversed if already sorted by the field, otherwise the kind's initial
 * order.
 */
function nextOrder(field: Field, sort: SortPayload): SortPayload['order'] {
  if (sort.field === field.path) return sort.order === 'DESC' ? 'ASC' : 'DESC';
  return DESCENDS.has(field.kind) ? 'DESC' : 'ASC';
}
