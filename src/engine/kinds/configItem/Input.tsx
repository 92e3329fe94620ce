import { AutocompleteInput, useSourceContext } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { useConfigItems } from './useConfigItems.ts';

/**
 * Renders the choice of a configuration list's item. A passive item is offered if it is the field's value or was
 * its initial value.
 */
export const ConfigItemInput: Input = ({ field, source }) => {
  const { getSource } = useSourceContext();
  const current: unknown = useWatch({ name: getSource(source) });
  // Read from the form instead of the record: the rows of an array may have moved.
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
