import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useMemo, useState } from 'react';
import { useLocale } from '../../../ui/useLocale.ts';
import { CalendarRoot } from '../calendar/CalendarRoot.tsx';
import { firstDay, lastDay } from './offered.ts';
import { PickerField } from '../calendar/PickerField.tsx';
import { POPOVER_FROM, type PickerProps } from '../calendar/PickerProps.ts';
import { weekdayName } from '../calendar/weekdayName.ts';
import { dateOfDay, dayOfDate } from '../calendar/day.ts';

/** A calendar for one day; the value stays YYYY-MM-DD whatever the reader's time zone. */
export function DayPicker({ asked, facts, value, onChange }: PickerProps) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  // One date for one day: with another one the calendar would turn back to its month.
  const shown = useMemo(() => dateOfDay(value), [value]);
  return (
    <CalendarRoot asked={asked}>
      <DatePicker
        value={shown}
        onChange={(date) => onChange(dayOfDate(date))}
        minDate={firstDay(facts, now)}
        maxDate={lastDay(facts, now)}
        dayOfWeekFormatter={weekdayName(locale)}
        desktopModeMediaQuery={POPOVER_FROM}
        slots={{ field: PickerField }}
      />
    </CalendarRoot>
  );
}
