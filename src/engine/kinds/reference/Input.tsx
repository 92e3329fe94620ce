import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { RecordAutocomplete } from './RecordAutocomplete.tsx';
import { useFixedFilter } from './useFixedFilter.ts';

/** A record of another resource, or several; which there are to choose from, the contract, the address or other fields of the form may say. */
export const ReferenceFieldInput: Input = ({ field, source }) => (
  <RecordAutocomplete
    asked={useInputProps(field, source)}
    reference={field.facts.ref ?? ''}
    many={field.facts.many ?? false}
    narrowing={field.settings.options}
    filter={useFixedFilter(field)}
  />
);
