import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { chosenOf } from '../../controls/choices/chosen.ts';
import { useAutocompleteWords } from '../../controls/useAutocompleteWords.ts';
import type { FilterInput } from '../../definition/field.ts';
import { nameOf, type Named } from './named.ts';
import { useFixedFilter } from './useFixedFilter.ts';
import { useRecordOptions } from './useRecordOptions.ts';

const isSame = (a: Named, b: Named) => a.id === b.id;

/** Renders a filter by records of another resource, chosen by name. */
export const ReferenceFilter: FilterInput = ({ field, value, onChange, label }) => {
  const key = chosenOf(value).join();
  // Memoised: a new object in each render would reset the typed text.
  const ids = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  const { named, isPending, ...search } = useRecordOptions<Named>({
    reference: field.facts.ref ?? '',
    filter: useFixedFilter(field),
    chosen: ids,
  });
  const words = useAutocompleteWords();
  const picked = useMemo(() => ids.flatMap((id) => named.get(id) ?? []), [ids, named]);
  const props = {
    ...words,
    ...search,
    loading: isPending,
    getOptionLabel: nameOf,
    isOptionEqualToValue: isSame,
    renderInput: (params: object) => <TextField {...params} label={label} />,
  };
  if (field.facts.many) {
    return (
      <Autocomplete
        {...props}
        multiple
        value={picked}
        onChange={(_, records) => onChange(records.map((record) => record.id))}
      />
    );
  }
  return (
    <Autocomplete
      {...props}
      value={picked[0] ?? null}
      onChange={(_, record) => onChange(record?.id)}
    />
  );
};
