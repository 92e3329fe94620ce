import { DateTimeInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';
import { instantOf, wallTimeOf } from './wallTime.ts';

/** A moment, shown and typed as the deployment's wall clock says it. */
export const DateTimeFieldInput: Input = ({ field, source }) => (
  <DateTimeInput {...useInputProps(field, source)} format={wallTimeOf} parse={instantOf} />
);
