import { Suspense, useId } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { PickerPlaceholder } from '../../controls/calendar/PickerPlaceholder.tsx';
import { writtenDay } from '../../controls/calendar/written.ts';
import type { Facts } from '../../definition/manifest.ts';

const DayPicker = lazyWithPreload(async () => (await import('./DayPicker.tsx')).DayPicker);

interface DayChoiceProps {
  label: string;
  value: unknown;
  /** Days that may be chosen (`notBefore`, `notAfter`). */
  facts: Facts;
  /** True if the day cannot be cleared. */
  isRequired?: boolean;
  /** Formats the chosen day; by default with the full name of its month. */
  write?: (day: string, locale: string) => string;
  /** @param day YYYY-MM-DD; empty if it was cleared */
  onChange: (day: string) => void;
}

/** Renders a day picker outside of forms. */
export function DayChoice(props: DayChoiceProps) {
  const { label, value, facts, isRequired = false, write = writtenDay, onChange } = props;
  const locale = useLocale();
  const pickerField = {
    id: useId(),
    label,
    text: typeof value === 'string' ? write(value, locale) : '',
    isRequired,
    helperText: false as const,
    problem: undefined,
    onClear: () => onChange(''),
    onBlur: () => undefined,
  };
  return (
    <Suspense fallback={<PickerPlaceholder pickerField={pickerField} />}>
      <DayPicker
        pickerField={pickerField}
        facts={facts}
        value={value}
        onChange={(day) => onChange(day ?? '')}
      />
    </Suspense>
  );
}
