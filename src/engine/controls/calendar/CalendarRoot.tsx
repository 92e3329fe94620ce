import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { PickerFieldContext, type PickerFieldState } from './PickerFieldState.ts';
import { calendarMessages } from './calendarMessages.ts';
import { useCalendarLocale } from './useCalendarLocale.ts';
import { PickerPlaceholder } from './PickerPlaceholder.tsx';

/**
 * Provides a picker with the date locale, the calendar's messages and its closed field. Renders a placeholder until
 * the locale is loaded.
 */
export function CalendarRoot({
  pickerField,
  children,
}: {
  pickerField: PickerFieldState;
  children: ReactNode;
}) {
  const locale = useCalendarLocale();
  const translate = useTranslate();
  const messages = useMemo(() => calendarMessages(translate), [translate]);
  if (!locale) return <PickerPlaceholder pickerField={pickerField} />;
  return (
    <PickerFieldContext value={pickerField}>
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={locale}
        localeText={messages}
      >
        {children}
      </LocalizationProvider>
    </PickerFieldContext>
  );
}
