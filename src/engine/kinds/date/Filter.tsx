import type { FilterInput } from '../../definition/field.ts';
import { DayChoice } from './DayChoice.tsx';

/** A day, from or until which the list goes. */
export const DateFilter: FilterInput = ({ field, value, onChange, label }) => (
  <DayChoice label={label} value={value} facts={field.facts} onChange={onChange} />
);
