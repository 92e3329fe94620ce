import { use } from 'react';
import { CalendarContext, type CalendarState } from './CalendarContext.ts';

/** The calendar around. @throws outside of one */
export function useCalendar(): CalendarState {
  const state = use(CalendarContext);
  if (!state) throw new Error('useCalendar() expected a calendar around it and found none');
  return state;
}
