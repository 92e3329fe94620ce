import { useGetList, useStore } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNow } from '../../ui/useNow.ts';
import { todoGroups, type Reminder } from './todoGroups.ts';

export type Whose = 'mine' | 'everyone';
export type Status = 'open' | 'done';

const PAGE = 50;
/** Maximum number of rows per response of the API. */
const MAX_ROWS = 100;

/** Fetches open or completed tasks, by the choices on the page. */
export function useTodo() {
  const [whose, setWhose] = useStore<Whose>('todo.whose', 'mine');
  const [status, setStatus] = useState<Status>('open');
  const [perPage, setPerPage] = useState(PAGE);
  const list = useGetList<Reminder>(
    'lead-reminders',
    {
      pagination: { page: 1, perPage },
      sort: { field: 'dueAt', order: status === 'open' ? 'ASC' : 'DESC' },
      filter: { whose, status },
    },
    { placeholderData: (before) => before },
  );
  const { data, total = 0 } = list;
  const now = useNow();
  const groups = useMemo(() => data && todoGroups(data, new Date(now)), [data, now]);
  const hasMore = data !== undefined && total > data.length && perPage < MAX_ROWS;
  return {
    ...list,
    total,
    groups,
    whose,
    setWhose,
    status,
    setStatus: (next: Status) => {
      setStatus(next);
      setPerPage(PAGE);
    },
    showMore: hasMore ? () => setPerPage(MAX_ROWS) : undefined,
    /** True if there are more tasks than this page can show. */
    isCut: total > MAX_ROWS,
  };
}
