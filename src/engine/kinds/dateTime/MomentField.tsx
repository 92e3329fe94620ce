import { Suspense, useId } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Facts } from '../../definition/manifest.ts';
import { PickerPlaceholder } from '../../controls/calendar/PickerPlaceholder.tsx';
import { writtenMoment } from '../../controls/calendar/written.ts';

const MomentPicker = lazyWithPreload(async () => (await import('./MomentPicker.tsx')).MomentPicker);

interface MomentFieldProps {
  label: string;
  /** Facts of the field in the contract. */
  facts: Facts;
  /** RFC 3339; null if empty. */
  value: string | null;
  /** Error message with the reason for a refused value. */
  problem?: string | undefined;
  onChange: (value: string | null) => void;
}

/** Renders a picker of a moment outside of react-admin forms. */
export function MomentField({ label, facts, value, problem, onChange }: MomentFieldProps) {
  const locale = useLocale();
  const pickerField = {
    id: useId(),
    label,
    text: writtenMoment(value, locale),
    isRequired: facts.required === true,
    helperText: false as const,
    problem,
    onClear: () => onChange(null),
    onBlur: () => undefined,
  };
  return (
    <Suspense fallback={<PickerPlaceholder pickerField={pickerField} />}>
      <MomentPicker pickerField={pickerField} facts={facts} value={value} onChange={onChange} />
    </Suspense>
  );
}
