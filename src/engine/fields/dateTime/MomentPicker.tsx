import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { useState } from 'react';
import { useLocale } from '../../../ui/useLocale.ts';
import { CalendarRoot } from '../calendar/CalendarRoot.tsx';
import { firstDay, lastDay } from '../date/offered.ts';
import { PickerField } from '../calendar/PickerField.tsx';
import { POPOVER_FROM, type PickerProps } from '../calendar/PickerProps.ts';
import { useShownDate } from '../calendar/useShownDate.ts';
import { weekdayName } from '../calendar/weekdayName.ts';
import { momentOfScreen, screenOfMoment } from './screenTime.ts';

/** A calendar with a clock, both as the deployment's wall shows them. */
export function MomentPicker({ asked, facts, value, onChange }: PickerProps) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const shown = useShownDate(value, screenOfMoment);
  return (
    <CalendarRoot asked={asked}>
      <DateTimePicker
        ampm={false}
        value={shown}
        onChange={(date) => onChange(momentOfScreen(date))}
        minDate={firstDay(facts, now)}
        maxDate={lastDay(facts, now)}
        dayOfWeekFormatter={weekdayName(locale)}
        desktopModeMediaQuery={POPOVER_FROM}
        slots={{ field: PickerField }}
      />
    </CalendarRoot>
  );
}
