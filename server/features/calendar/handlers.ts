import type { Handlers } from '../../http/call.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
} from './feed.ts';
import { importCalendar } from './importing.ts';
import { listHolidays } from './listHolidays.ts';

export const calendarHandlers = {
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  importCalendar,
  listHolidays,
} satisfies Partial<Handlers>;
