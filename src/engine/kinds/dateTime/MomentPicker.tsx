import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { useMemo } from 'react';
import { useLocale } from '../../../ui/useLocale.ts';
import { useNow } from '../../../ui/useNow.ts';
import { CalendarRoot } from '../../controls/calendar/CalendarRoot.tsx';
import { firstDay, lastDay } from '../date/offered.ts';
import { PickerField } from '../../controls/calendar/PickerField.tsx';
import { POPOVER_FROM, type PickerProps } from '../../controls/calendar/PickerProps.ts';
import { sheet } from '../../controls/calendar/sheet.ts';
import { useShownDate } from '../../controls/calendar/useShownDate.ts';
import { weekdayName } from '../../controls/calendar/weekdayName.ts';
import { isAhead } from './isAhead.ts';
import { nextHour } from './nextHour.ts';
import { momentOfScreen, screenOfMoment } from './screenTime.ts';

/** Default hour of a day chosen without a time. */
const MORNING = 9;

function morningOf(day: Date): Date {
  const morning = new Date(day);
  morning.setHours(MORNING, 0, 0, 0);
  return morning;
}

const slotProps = { dialog: sheet };

/** Renders a calendar with a clock in the deployment's time zone; a day chosen without a time starts at nine. */
export function MomentPicker({ pickerField, facts, value, onChange }: PickerProps) {
  const locale = useLocale();
  // Updated while the form is open, which may be past midnight.
  const minute = useNow();
  const now = useMemo(() => new Date(minute), [minute]);
  const today = useMemo(() => screenOfMoment(now.toISOString()) ?? now, [now]);
  const earliest = isAhead(facts) ? today : undefined;
  const shown = useShownDate(value, screenOfMoment);
  const change = (date: Date | null) => {
    // The default hour of today may be in the past.
    const isPast = date !== null && earliest !== undefined && date <= earliest;
    onChange(momentOfScreen(isPast ? nextHour(earliest) : date));
  };
  return (
    <CalendarRoot pickerField={pickerField}>
      <DateTimePicker
        ampm={false}
        value={shown}
        onChange={change}
        referenceDate={morningOf(today)}
        minDate={firstDay(facts, now)}
        minDateTime={earliest}
        maxDate={lastDay(facts, now)}
        dayOfWeekFormatter={weekdayName(locale)}
        desktopModeMediaQuery={POPOVER_FROM}
        slots={{ field: PickerField }}
        slotProps={slotProps}
      />
    </CalendarRoot>
  );
}
