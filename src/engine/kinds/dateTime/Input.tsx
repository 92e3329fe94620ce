import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { usePickerField } from '../../controls/calendar/usePickerField.ts';
import { PickerPlaceholder } from '../../controls/calendar/PickerPlaceholder.tsx';
import { writtenMoment } from '../../controls/calendar/written.ts';
import type { Input } from '../../definition/field.ts';

/** Lazily loaded calendar (60 KB). */
const MomentPicker = lazyWithPreload(async () => (await import('./MomentPicker.tsx')).MomentPicker);

/** Renders a picker of a moment in the deployment's time zone. */
export const DateTimeFieldInput: Input = ({ field, source }) => {
  const locale = useLocale();
  const { pickerField, value, change } = usePickerField(field, source, (moment) =>
    writtenMoment(moment, locale),
  );
  return (
    <Suspense fallback={<PickerPlaceholder pickerField={pickerField} />}>
      <MomentPicker pickerField={pickerField} facts={field.facts} value={value} onChange={change} />
    </Suspense>
  );
};
