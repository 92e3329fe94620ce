import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { useMemo } from 'react';
import { chosenOf } from '../../controls/choices/chosen.ts';
import { useAutocompleteWords } from '../../controls/useAutocompleteWords.ts';
import type { FilterInput } from '../../definition/field.ts';
import { nameOf, type Named } from './named.ts';
import { useFixedFilter } from './useFixedFilter.ts';

const NONE: Named[] = [];

/** Records of another resource, by their names. */
export const ReferenceFilter: FilterInput = ({ field, value, onChange, label }) => {
  const { data = NONE, isPending } = useGetList<Named>(field.facts.ref ?? '', {
    pagination: { page: 1, perPage: 100 },
    filter: useFixedFilter(field),
  });
  const words = useAutocompleteWords();
  const key = chosenOf(value).join();
  // Memoised: a new object in each render would reset the typed text.
  const picked = useMemo(() => {
    const chosen = new Set(key.split(','));
    return data.filter((record) => chosen.has(String(record.id)));
  }, [data, key]);
  const input = (params: object) => <TextField {...params} label={label} />;
  if (field.facts.many) {
    return (
      <Autocomplete
        {...words}
        multiple
        options={data}
        value={picked}
        loading={isPending}
        getOptionLabel={nameOf}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_, records) => onChange(records.map((record) => record.id))}
        renderInput={input}
      />
    );
  }
  return (
    <Autocomplete
      {...words}
      options={data}
      value={picked[0] ?? null}
      loading={isPending}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, record) => onChange(record?.id)}
      renderInput={input}
    />
  );
};
