import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { usePickerField } from '../../controls/calendar/usePickerField.ts';
import { PickerPlaceholder } from '../../controls/calendar/PickerPlaceholder.tsx';
import { writtenDay } from '../../controls/calendar/written.ts';
import type { Input } from '../../definition/field.ts';
import { DayPresets } from './DayPresets.tsx';

/** Lazily loaded calendar (60 KB). */
const DayPicker = lazyWithPreload(async () => (await import('./DayPicker.tsx')).DayPicker);

/** Renders a day picker limited to the contract's days, with buttons for usual distances. */
export const DateFieldInput: Input = ({ field, source }) => {
  const locale = useLocale();
  const { pickerField, value, change } = usePickerField(field, source, (day) =>
    writtenDay(day, locale),
  );
  const { presets } = field.settings;
  return (
    <div>
      <Suspense fallback={<PickerPlaceholder pickerField={pickerField} />}>
        <DayPicker pickerField={pickerField} facts={field.facts} value={value} onChange={change} />
      </Suspense>
      {presets && (
        <DayPresets label={pickerField.label} presets={presets} value={value} onChange={change} />
      )}
    </div>
  );
};
