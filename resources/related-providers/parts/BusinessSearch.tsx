import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useInput, useTranslate } from 'react-admin';
import { useDeferredValue } from 'react';
import { searchProviders } from '#contract/operations.ts';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';

/** Characters from which the marketplace is searched. */
const LEAST = 2;

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Finds a business among one's own and others of the marketplace while its name is typed; any other name may be written. */
export function BusinessSearch({ source, label, helperText, isRequired, error }: InputProps) {
  const translate = useTranslate();
  const api = useApi();
  const { field, id } = useInput({ source, defaultValue: '' });
  const typed = asText(field.value);
  const q = useDeferredValue(typed.trim());
  const { data: found = [] } = useQuery({
    queryKey: ['searchProviders', q],
    queryFn: async ({ signal }) => (await api.call(searchProviders, { query: { q }, signal })).data,
    enabled: q.length >= LEAST,
  });
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={found}
      // The API has searched already, marks and case aside.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      inputValue={typed}
      onInputChange={(_, text) => field.onChange(text)}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            <bdi>{option.name}</bdi>
            <br />
            <small>
              {[
                option.categoryName,
                option.cityName,
                ...(option.isOwn ? [translate('resources.related-providers.own')] : []),
              ].join(' · ')}
            </small>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={label}
          required={isRequired}
          error={error !== undefined}
          helperText={error ?? helperText}
          inputRef={field.ref}
        />
      )}
    />
  );
}
