import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useAutocompleteMessages } from '../../controls/useAutocompleteMessages.ts';
import type { Named } from '../reference/named.ts';
import { useRecordOptions } from '../reference/useRecordOptions.ts';

interface AddOptionProps {
  reference: string;
  /** Filter of the options; undefined while a value that it requires is missing. */
  filter: Readonly<Record<string, unknown>> | undefined;
  /** Ids of the options that already have prices. */
  taken: ReadonlySet<unknown>;
  onAdd: (id: number) => void;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Renders the search for another option to price; renders nothing if all options have prices. */
export function AddOption({ reference, filter, taken, onAdd }: AddOptionProps) {
  const translate = useTranslate();
  const messages = useAutocompleteMessages();
  const [text, setText] = useState('');
  const { named, isPending, search } = useRecordOptions<Named>({
    reference,
    filter,
    sort: BY_NAME,
    enabled: filter !== undefined,
  });
  const isOpen = (id: number) => !taken.has(id);
  if (filter === undefined || ![...named.keys()].some(isOpen)) return null;
  return (
    <Autocomplete
      {...messages}
      {...search}
      options={search.options.filter(({ id }) => isOpen(id))}
      value={null}
      inputValue={text}
      onInputChange={(event, next, reason) => {
        // Cleared on selection: the option gets its own group of prices.
        setText(reason === 'input' ? next : '');
        search.onInputChange(event, next, reason);
      }}
      loading={isPending}
      getOptionKey={({ id }) => id}
      onChange={(_, option) => option && onAdd(option.id)}
      renderInput={(params) => (
        <TextField {...params} label={translate('engine.weekPrices.addOption')} />
      )}
    />
  );
}
