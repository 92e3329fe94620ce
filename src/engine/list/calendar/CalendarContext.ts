import { createContext } from 'react';
import type { AnyRecord, Resource, RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import type { NamedDays } from './useNamedDays.ts';
import type { Entry } from './calendarEntries.ts';

/** An entry that the keyboard has picked up, and where it would be put down. */
export interface Lifted {
  record: AnyRecord;
  days: number;
}

/** Calendar as its cells and entries see it. */
export interface CalendarState {
  resource: Resource;
  config: RuntimeCalendar;
  namedDays: NamedDays;
  /** Address of the list. */
  base: string;
  today: string;
  /** Day that has the focus within the grid. */
  day: string;
  goTo: (day: string) => void;
  /** Goes to a day and takes the focus along. */
  focusOn: (day: string) => void;
  /** Opens the form of a new entry; undefined where none may be created. */
  create: ((day: string, minutes?: number) => void) | undefined;
  canMove: (record: AnyRecord) => boolean;
  lifted: Lifted | undefined;
  /** Handles a key on an entry; returns true if the key meant it. */
  onEntryKey: (entry: Entry, key: string, isRtl: boolean) => boolean;
}

export const CalendarContext = createContext<CalendarState | undefined>(undefined);
