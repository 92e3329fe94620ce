import { createContext } from 'react';
import type { AnyRecord, Resource, RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import type { NamedDays } from './useNamedDays.ts';
import type { Entry } from '../../calendar/calendarEntries.ts';

/** An entry picked up by keyboard, and its current offset in days. */
export interface Lifted {
  record: AnyRecord;
  days: number;
}

/** State of the calendar for its cells and entries. */
export interface CalendarState {
  resource: Resource;
  config: RuntimeCalendar;
  namedDays: NamedDays;
  /** Path of the list. */
  base: string;
  today: string;
  /** Day with the focus in the grid. */
  day: string;
  goTo: (day: string) => void;
  /** Shows a day and moves the focus to it. */
  focusOn: (day: string) => void;
  /** Opens the create form; undefined if the user cannot create entries. */
  create: ((day: string, minutes?: number) => void) | undefined;
  canMove: (record: AnyRecord) => boolean;
  lifted: Lifted | undefined;
  /** Handles a key on an entry; returns true if it was handled. */
  onEntryKey: (entry: Entry, key: string, isRtl: boolean) => boolean;
}

export const CalendarContext = createContext<CalendarState | undefined>(undefined);
