import { Suspense, useId } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { PickerPlaceholder } from '../../controls/calendar/PickerPlaceholder.tsx';
import { writtenDay } from '../../controls/calendar/written.ts';
import type { FilterInput } from '../../definition/field.ts';

const DayPicker = lazyWithPreload(async () => (await import('./DayPicker.tsx')).DayPicker);

/** A day, from or until which the list goes. */
export const DateFilter: FilterInput = ({ field, value, onChange, label }) => {
  const locale = useLocale();
  const id = useId();
  const asked = {
    id,
    label,
    text: writtenDay(value, locale),
    isRequired: false,
    helperText: false as const,
    problem: undefined,
    onClear: () => onChange(''),
    onBlur: () => undefined,
  };
  return (
    <Suspense fallback={<PickerPlaceholder asked={asked} />}>
      <DayPicker
        asked={asked}
        facts={field.facts}
        value={value}
        onChange={(day) => onChange(day ?? '')}
      />
    </Suspense>
  );
};
