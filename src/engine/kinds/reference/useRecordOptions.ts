import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetMany, type SortPayload } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nameOf, type Named } from './named.ts';

/** Maximum page size of the API. */
const PAGE = { page: 1, perPage: 100 };
const WAIT_MS = 250;
const NONE: never[] = [];
const EMPTY = {};
const asIs = <T>(options: T[]): T[] => options;

interface RecordOptionsQuery {
  reference: string;
  filter?: Readonly<Record<string, unknown>> | undefined;
  /** Newest first by default. */
  sort?: SortPayload;
  /** Ids of selected records, which are fetched if the options do not contain them. */
  chosen?: readonly number[];
  /** False while the filter is incomplete. */
  enabled?: boolean;
}

/** Returns the typed text of an autocomplete at once and debounced; empty while it only shows the chosen option. */
function useTypedText() {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onInputChange = (_: unknown, text: string, reason: string) => {
    const next = reason === 'input' ? text.trim() : '';
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSearched(next), WAIT_MS);
  };
  return { typed, searched, onInputChange };
}

/**
 * Returns the options of an autocomplete of records, and its search state. If one page holds all records, the
 * browser searches them; otherwise the API searches the typed text (debounced, 250 ms).
 */
export function useRecordOptions<T extends Named>(query: RecordOptionsQuery) {
  const { reference, filter = EMPTY, sort, chosen = NONE, enabled = true } = query;
  const page = { pagination: PAGE, ...(sort && { sort }) };
  const { typed, searched, onInputChange } = useTypedText();
  const {
    data = NONE,
    total = 0,
    isPending,
  } = useGetList<T>(reference, { ...page, filter }, { enabled });
  const isSearched = typed !== '' && total > data.length;
  const hits = useGetList<T>(
    reference,
    { ...page, filter: { ...filter, q: searched } },
    { enabled: enabled && isSearched && searched !== '', placeholderData: keepPreviousData },
  );
  const missing = chosen.filter((id) => !data.some((record) => record.id === id));
  const others = useGetMany<T>(
    reference,
    { ids: missing },
    { enabled: enabled && !isPending && missing.length > 0 },
  );
  const found = isSearched ? (hits.data ?? NONE) : data;
  const named = useMemo(() => {
    const byId = new Map<number, T>();
    // The first object of a record stays: another one as value would reset the typed text.
    for (const one of [...data, ...(others.data ?? []), ...found])
      if (!byId.has(one.id)) byId.set(one.id, one);
    return byId;
  }, [data, others.data, found]);
  const key = chosen.join();
  const picked = useMemo(
    () => key.split(',').flatMap((id): Named[] => (id === '' ? [] : [{ id: Number(id) }])),
    [key],
  );
  return {
    /** Records by id, including those of `chosen` once they are loaded. */
    named,
    /** Options of the ids of `chosen`. The array stays while these do: another one would reset the typed text. */
    picked,
    isPending: isSearched ? searched !== typed || hits.isFetching : isPending,
    /** Props of MUI's Autocomplete. */
    search: {
      options: found,
      onInputChange,
      getOptionLabel: (option: Named) => nameOf(named.get(option.id) ?? option),
      /** MUI's own filter would drop results that the API found by another field or spelling. */
      filterOptions: isSearched ? asIs<T> : undefined,
    },
  };
}
