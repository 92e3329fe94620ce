import { AutocompleteInput, useRecordContext } from 'react-admin';
import { get } from '#contract/get.ts';
import { type Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { useConfigItems } from './useConfigItems.ts';

/** Renders the choice of a configuration list's item; a passive one is offered while the record has it. */
export const ConfigItemInput: Input = ({ field, source }) => {
  const current = get(useRecordContext(), source);
  const items = useConfigItems(field.facts.list).filter(
    (item) => item.status === 'active' || item.itemId === current,
  );
  return (
    <AutocompleteInput
      {...useInputProps(field, source)}
      choices={items.map((item) => ({ id: item.itemId, name: item.value }))}
      translateChoice={false}
      openOnFocus={false}
    />
  );
};
