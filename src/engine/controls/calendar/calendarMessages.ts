import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Returns the calendar's messages; its library lacks translations for some of the panel's languages. */
export function calendarMessages(translate: Translate): Partial<PickersLocaleText> {
  const word = (key: string) => translate(`engine.calendar.${key}`);
  return {
    previousMonth: word('previousMonth'),
    nextMonth: word('nextMonth'),
    openPreviousView: translate('ui.action.previous'),
    openNextView: translate('ui.action.next'),
    calendarViewSwitchingButtonAriaLabel: (view) => word(view === 'year' ? 'toDays' : 'toYears'),
    cancelButtonLabel: translate('ui.action.cancel'),
    clearButtonLabel: translate('ui.action.clear'),
    okButtonLabel: word('ok'),
    todayButtonLabel: translate('ui.today'),
    nextStepButtonLabel: translate('ui.action.next'),
    datePickerToolbarTitle: word('chooseDay'),
    dateTimePickerToolbarTitle: word('chooseMoment'),
    hoursClockNumberText: (count) => translate('engine.calendar.hour', { count }),
    minutesClockNumberText: (count) => translate('engine.calendar.minute', { count }),
    selectViewText: (view) => word(view === 'hours' ? 'hours' : 'minutes'),
    dateTableLabel: word('chooseDay'),
    timeTableLabel: word('chooseMoment'),
    year: word('year'),
    hours: word('hours'),
    minutes: word('minutes'),
  };
}
