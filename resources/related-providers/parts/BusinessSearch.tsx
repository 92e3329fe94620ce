import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { useDeferredValue } from 'react';
import { useAutocompleteMessages } from '../../../src/engine/controls/useAutocompleteMessages.ts';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { useFoundProviders } from './useFoundProviders.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Renders an autocomplete of the customer's own and other marketplace providers; any other name may be entered.
 */
export function BusinessSearch({ source, label, helperText, isRequired, error }: InputProps) {
  const translate = useTranslate();
  const messages = useAutocompleteMessages();
  const { field, id } = useInput({ source, defaultValue: '' });
  const { field: page } = useInput({ source: 'relatedProviderId', defaultValue: null });
  const typed = asText(field.value);
  const found = useFoundProviders(useDeferredValue(typed));
  return (
    <Autocomplete
      {...messages}
      id={id}
      freeSolo
      options={found}
      // The API has already filtered them, ignoring accents and case.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        field.onChange(text);
        // Another name belongs to another business until it is selected.
        if (reason === 'input' || reason === 'clear') page.onChange(null);
      }}
      onChange={(_, option) => {
        if (typeof option === 'object' && option) page.onChange(option.id);
      }}
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
                ...(option.isOwn ? [translate('resources.relatedSearch.own')] : []),
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
