import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { RecordAutocomplete } from './RecordAutocomplete.tsx';
import { useFixedFilter } from './useFixedFilter.ts';

/**
 * Renders the choice of one or several records of another resource. The contract, the location and other form
 * fields may filter the options.
 */
export const ReferenceFieldInput: Input = ({ field, source }) => (
  <RecordAutocomplete
    inputProps={useInputProps(field, source)}
    reference={field.facts.ref ?? ''}
    many={field.facts.many ?? false}
    narrowing={field.settings.options}
    filter={useFixedFilter(field)}
  />
);
