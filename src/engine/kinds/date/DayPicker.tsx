import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { useLocale } from '../../../ui/useLocale.ts';
import { useNow } from '../../../ui/useNow.ts';
import { CalendarRoot } from '../../controls/calendar/CalendarRoot.tsx';
import { firstDay, lastDay } from './offered.ts';
import { PickerField } from '../../controls/calendar/PickerField.tsx';
import { POPOVER_FROM, type PickerProps } from '../../controls/calendar/PickerProps.ts';
import { sheet } from '../../controls/calendar/sheet.ts';
import { useShownDate } from '../../controls/calendar/useShownDate.ts';
import { weekdayName } from '../../controls/calendar/weekdayName.ts';
import { dateOfDay, dayOfDate } from '../../controls/calendar/day.ts';

/** A click on a day closes the calendar; the mobile dialog has a cancel button, since it covers the page. */
const slotProps: DatePickerProps['slotProps'] = {
  dialog: sheet,
  actionBar: ({ pickerVariant }) => ({ actions: pickerVariant === 'mobile' ? ['cancel'] : [] }),
};

/** Renders a calendar for one day; the value is YYYY-MM-DD in every time zone. */
export function DayPicker({ pickerField, facts, value, onChange }: PickerProps) {
  const locale = useLocale();
  // Updated while the form is open, which may be past midnight.
  const now = new Date(useNow());
  const shown = useShownDate(value, dateOfDay);
  return (
    <CalendarRoot pickerField={pickerField}>
      <DatePicker
        value={shown}
        onChange={(date) => onChange(dayOfDate(date))}
        minDate={firstDay(facts, now)}
        maxDate={lastDay(facts, now)}
        dayOfWeekFormatter={weekdayName(locale)}
        desktopModeMediaQuery={POPOVER_FROM}
        closeOnSelect
        slots={{ field: PickerField }}
        slotProps={slotProps}
      />
    </CalendarRoot>
  );
}
