import { use } from 'react';
import { CalendarContext, type CalendarState } from './CalendarContext.ts';

/**
 * Returns the context of the surrounding calendar.
 * @throws Error outside of a calendar
 */
export function useCalendar(): CalendarState {
  const state = use(CalendarContext);
  if (!state) throw new Error('useCalendar() expected a calendar around it and found none');
  return state;
}
