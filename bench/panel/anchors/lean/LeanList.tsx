import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { FieldTitle, ListBase, useListContext } from 'react-admin';
import { memo, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { get } from '#contract/get.ts';
import type { Schemas } from '#contract/types.ts';

type LeadRecord = Schemas['Lead'];

interface Column {
  source: string;
  /** True if the API sorts by it. */
  canSort?: boolean;
  isDay?: boolean;
}

const COLUMNS: readonly Column[] = [
  { source: 'couple.name', canSort: true },
  { source: 'status' },
  { source: 'couple.weddingDate', canSort: true, isDay: true },
  { source: 'leadDetails.estimatedGuestCount', canSort: true },
  { source: 'provider.name' },
  { source: 'respondBy', isDay: true },
  { source: 'createdAt', canSort: true, isDay: true },
];

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& td, & th': { padding: '6px 16px', borderBottom: '1px solid #e0e0e0', textAlign: 'start' },
  '& tbody tr': { cursor: 'pointer' },
  '& th button': { border: 0, background: 'none', font: 'inherit', cursor: 'pointer' },
});

function valueOf(record: LeadRecord, { source, isDay }: Column): string {
  const value = get(record, source);
  if (typeof value === 'number') return value.toLocaleString();
  if (typeof value !== 'string') return '';
  return isDay ? new Date(value).toLocaleDateString() : value;
}

interface RowProps {
  record: LeadRecord;
  open: (id: number) => void;
}

const Row = memo(function Row({ record, open }: RowProps) {
  return (
    <tr data-row="" onClick={() => open(record.id)}>
      {COLUMNS.map((column) => (
        <td key={column.source}>{valueOf(record, column)}</td>
      ))}
    </tr>
  );
});

function Head() {
  const { sort, setSort, resource } = useListContext();
  const orderOf = (source: string) =>
    sort.field === source && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <thead>
      <tr>
        {COLUMNS.map(({ source, canSort }) => {
          const title = <FieldTitle source={source} resource={resource} />;
          const choose = () => setSort({ field: source, order: orderOf(source) });
          return (
            <th key={source}>
              {canSort ? (
                <button type="button" onClick={choose}>
                  {title}
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Rows() {
  const { data = [], page, perPage, total = 0, setPage } = useListContext<LeadRecord>();
  const navigate = useNavigate();
  const open = useCallback((id: number) => void navigate(`/leads/${id}`), [navigate]);
  return (
    <Paper>
      <Table>
        <Head />
        <tbody>
          {data.map((record) => (
            <Row key={record.id} record={record} open={open} />
          ))}
        </tbody>
      </Table>
      <nav>
        <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        {page} / {Math.ceil(total / perPage)}
        <Button disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </nav>
    </Paper>
  );
}

const latest = { field: 'createdAt', order: 'DESC' } as const;

/** Renders the columns of the panel's list as plain memoised rows in one styled table. */
export function LeanList() {
  return (
    <ListBase sort={latest} perPage={25}>
      <Rows />
    </ListBase>
  );
}
