import type { FilterInput } from '../../definition/field.ts';
import { DayChoice } from './DayChoice.tsx';

/** Renders a day picker for the first or last day of a filter. */
export const DateFilter: FilterInput = ({ field, value, onChange, label }) => (
  <DayChoice label={label} value={value} facts={field.facts} onChange={onChange} />
);
