import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput, ValidationError } from 'react-admin';
import { useMemo } from 'react';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Input } from '../../definition/field.ts';
import { useAutocompleteMessages } from '../../controls/useAutocompleteMessages.ts';
import { useRecordOptions } from '../reference/useRecordOptions.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { groupOf, idsOf, sortTags, type Tag } from './tag.ts';

/** Renders an autocomplete of several records, grouped by their group's name. */
export const TagsInput: Input = ({ field, source }) => {
  const { label, helperText, isRequired } = useInputProps(field, source);
  const messages = useAutocompleteMessages();
  const locale = useLocale();
  const { field: input, fieldState } = useInput({ source, defaultValue: [] });
  const ids = idsOf(input.value);
  const { picked, isPending, search } = useRecordOptions<Tag>({
    reference: field.facts.ref ?? '',
    chosen: ids,
  });
  const tags = useMemo(() => sortTags(search.options, locale), [search.options, locale]);
  const problem = fieldState.invalid
    ? (fieldState.error?.message ?? fieldState.error?.root?.message)
    : undefined;
  const isFull = field.facts.maxItems !== undefined && ids.length >= field.facts.maxItems;
  return (
    <Autocomplete
      {...messages}
      {...search}
      multiple
      disableCloseOnSelect
      options={tags}
      value={picked}
      loading={isPending}
      groupBy={tags.some((tag) => groupOf(tag) !== '') ? groupOf : undefined}
      getOptionKey={(tag) => tag.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      getOptionDisabled={(tag) => isFull && !ids.includes(tag.id)}
      onChange={(_, next) => input.onChange(next.map((tag) => tag.id))}
      onBlur={input.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={isRequired}
          error={problem !== undefined}
          helperText={problem === undefined ? helperText : <ValidationError error={problem} />}
        />
      )}
    />
  );
};
