import type { Handlers } from '../../http/call.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  getCalendarFeedFile,
} from './feed.ts';
import { importCalendar } from './importing.ts';
import { listHolidays } from './listHolidays.ts';

export const calendarHandlers = {
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeedFile,
  importCalendar,
  listHolidays,
} satisfies Partial<Handlers>;
