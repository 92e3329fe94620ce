import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { chosenOf } from '../../controls/choices/chosen.ts';
import { useAutocompleteMessages } from '../../controls/useAutocompleteMessages.ts';
import type { FilterInput } from '../../definition/field.ts';
import type { Named } from './named.ts';
import { useFixedFilter } from './useFixedFilter.ts';
import { useRecordOptions } from './useRecordOptions.ts';

const isSame = (a: Named, b: Named) => a.id === b.id;

/** Renders a filter by records of another resource, chosen by name. */
export const ReferenceFilter: FilterInput = ({ field, value, onChange, label }) => {
  const { named, picked, isPending, search } = useRecordOptions<Named>({
    reference: field.facts.ref ?? '',
    filter: useFixedFilter(field),
    chosen: chosenOf(value).map(Number),
  });
  const messages = useAutocompleteMessages();
  const [first] = picked;
  const props = {
    ...messages,
    ...search,
    loading: isPending,
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
      value={first && named.has(first.id) ? first : null}
      onChange={(_, record) => onChange(record?.id)}
    />
  );
};
