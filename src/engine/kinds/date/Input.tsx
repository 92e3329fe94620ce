import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { usePickerField } from '../../controls/calendar/usePickerField.ts';
import { PickerPlaceholder } from '../../controls/calendar/PickerPlaceholder.tsx';
import { writtenDay } from '../../controls/calendar/written.ts';
import type { Input } from '../../definition/field.ts';

/** The calendar is 60 KB: it comes once a form has a day to ask for. */
const DayPicker = lazyWithPreload(async () => (await import('./DayPicker.tsx')).DayPicker);

/** A day, chosen from a calendar that offers only what the contract takes. */
export const DateFieldInput: Input = ({ field, source }) => {
  const locale = useLocale();
  const { asked, value, change } = usePickerField(field, source, (day) => writtenDay(day, locale));
  return (
    <Suspense fallback={<PickerPlaceholder asked={asked} />}>
      <DayPicker asked={asked} facts={field.facts} value={value} onChange={change} />
    </Suspense>
  );
};
