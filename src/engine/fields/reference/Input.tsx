import { ReferenceInput, AutocompleteInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';
import { nameOf, type Named } from './named.ts';

/** A record of another resource, found by typing its name. */
export const ReferenceFieldInput: Input = ({ field, source }) => {
  const props = useInputProps(field, source);
  return (
    <ReferenceInput source={source} reference={field.facts.ref ?? ''} perPage={100}>
      <AutocompleteInput
        {...props}
        optionText={(record?: Named) => (record ? nameOf(record) : '')}
        filterToQuery={(q: string) => (q === '' ? {} : { q })}
      />
    </ReferenceInput>
  );
};
