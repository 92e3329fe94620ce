import { AutocompleteInput, useSourceContext } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { useConfigItems } from './useConfigItems.ts';

/** Renders the choice of a configuration list's item; a passive one is offered if the field had or has it. */
export const ConfigItemInput: Input = ({ field, source }) => {
  const { getSource } = useSourceContext();
  const current: unknown = useWatch({ name: getSource(source) });
  // Of the form's values, not of the record: a row of an array may have been moved since.
  const [before] = useState(current);
  const items = useConfigItems(field.facts.list).filter(
    ({ status, itemId }) => status === 'active' || itemId === current || itemId === before,
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
