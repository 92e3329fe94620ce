import { useState } from 'react';
import { useNow } from '../../../ui/useNow.ts';
import { isDay } from '../../controls/calendar/day.ts';
import { useCalendarLocale } from '../../controls/calendar/useCalendarLocale.ts';
import { wallTimeOf } from '../../kinds/dateTime/wallTime.ts';
import { useUrlChoice } from '../useUrlChoice.ts';
import { rangeOf, SPANS, type Span } from '../../calendar/calendarDays.ts';

const isSpan = (text: string | undefined): text is Span => SPANS.some((span) => span === text);

/** Returns the calendar's span and day, both stored in the URL, and the callbacks to change them. */
export function useShownDays() {
  const today = wallTimeOf(new Date(useNow()).toISOString()).slice(0, 10);
  const weekStart = useCalendarLocale()?.options?.weekStartsOn ?? 1;
  const [spanInUrl, chooseSpan] = useUrlChoice('span');
  const [dayInUrl, chooseDay] = useUrlChoice('date');
  const [seen, see] = useState(dayInUrl);
  const [chosen, choose] = useState(dayInUrl);
  if (dayInUrl !== seen) {
    see(dayInUrl);
    choose(dayInUrl);
  }
  const span = isSpan(spanInUrl) ? spanInUrl : 'month';
  const day = chosen !== undefined && isDay(chosen) ? chosen : today;
  const range = rangeOf(span, day, weekStart);
  const goTo = (next: string) => {
    choose(next);
    // The URL only changes if the new day is outside of the shown range.
    const other = rangeOf(span, next, weekStart);
    if (other.first === range.first && other.last === range.last) return;
    see(next);
    chooseDay(next);
  };
  return { today, span, chooseSpan, day, goTo, range };
}
