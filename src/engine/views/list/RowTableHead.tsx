import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { useListContext, useTranslate } from 'ra-core';
import type { Resource } from '../../definition/anyDefinition.ts';
import { standsAtEnd } from '../../fields/cells.ts';
import { labelKey, type Field } from '../../fields/field.ts';

interface RowTableHeadProps {
  resource: Resource;
  fields: readonly Field[];
}

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const;

/** Headers; exactly those that the API can sort by are buttons. */
export function RowTableHead({ resource, fields }: RowTableHeadProps) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const sortable = resource.manifest.list?.sort ?? [];
  return (
    <thead>
      <tr>
        {fields.map((field) => {
          const label = translate(labelKey(field));
          const isSorted = sort.field === field.path;
          const width = field.settings.width;
          return (
            <th
              key={field.path}
              scope="col"
              data-end={standsAtEnd(field.kind) || undefined}
              style={width ? { inlineSize: `${width * 10}%` } : undefined}
              aria-sort={isSorted ? ARIA[sort.order] : undefined}
            >
              {sortable.includes(field.path) ? (
                <button
                  type="button"
                  onClick={() =>
                    setSort({
                      field: field.path,
                      order:
                        isSorted && sort.order === 'DESC'
                          ? 'ASC'
                          : isSorted
                            ? 'DESC'
                            : firstOrder(field),
                    })
                  }
                >
                  {label}
                  {isSorted &&
                    (sort.order === 'ASC' ? (
                      <ArrowUpwardOutlined aria-hidden="true" />
                    ) : (
                      <ArrowDownwardOutlined aria-hidden="true" />
                    ))}
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

/** Names from A; moments and amounts from the latest and the largest. */
const firstOrder = (field: Field) =>
  field.kind === 'text' || field.kind === 'date' ? 'ASC' : 'DESC';
