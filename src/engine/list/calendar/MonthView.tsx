import { useTranslate } from 'react-admin';
import { usePhone } from '../../../ui/usePhone.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import styles from './Calendar.module.css';
import { monthOf } from '../../calendar/calendarDays.ts';
import type { Entry } from '../../calendar/calendarEntries.ts';
import { dayNumber, weekdayLong, weekdayShort } from './calendarText.ts';
import { DayCell } from './DayCell.tsx';
import { EntryChip, useEntryColour } from './EntryChip.tsx';
import { useCalendar } from './useCalendar.ts';

/** Maximum number of entries that a day shows without a "more" button. */
const MAX_SHOWN = 3;

export interface DaysProps {
  days: readonly string[];
  entriesOf: ReadonlyMap<string, readonly Entry[]>;
  label: string;
  /** Opens a single day in full. */
  openDay: (day: string) => void;
}

function Dot({ entry }: { entry: Entry }) {
  return <span className={styles.dot} data-tone={useEntryColour(entry).tone} />;
}

/** Renders the weekday names above the columns. */
export function WeekdayRow({ days }: { days: readonly string[] }) {
  const locale = useLocale();
  return (
    <div role="row" className={styles.weekdays}>
      {days.slice(0, 7).map((day) => (
        <div key={day} role="columnheader" aria-label={weekdayLong(day, locale)}>
          {weekdayShort(day, locale)}
        </div>
      ))}
    </div>
  );
}

function Entries({ day, entries, openDay }: Pick<DaysProps, 'openDay'> & DayEntries) {
  const translate = useTranslate();
  const { day: focused } = useCalendar();
  const shown = entries.length > MAX_SHOWN ? entries.slice(0, MAX_SHOWN - 1) : entries;
  const rest = entries.length - shown.length;
  return (
    <>
      {shown.map((entry) => (
        <EntryChip key={entry.record.id} entry={entry} day={day} isReachable={day === focused} />
      ))}
      {rest > 0 && (
        <button
          type="button"
          className={styles.more}
          tabIndex={day === focused ? 0 : -1}
          onClick={() => openDay(day)}
        >
          {translate('listCalendar.more', { smart_count: rest })}
        </button>
      )}
    </>
  );
}

interface DayEntries {
  day: string;
  entries: readonly Entry[];
}

/** Renders the weeks of a month; on a phone, entries are shown as dots. */
export function MonthView({ days, entriesOf, label, openDay }: DaysProps) {
  const locale = useLocale();
  const isPhone = usePhone();
  const { day: focused, namedDays } = useCalendar();
  const weeks = Array.from({ length: days.length / 7 }, (_, index) =>
    days.slice(index * 7, index * 7 + 7),
  );
  return (
    <div
      role="grid"
      aria-label={label}
      aria-colcount={7}
      className={styles.month}
      data-phone={isPhone || undefined}
    >
      <WeekdayRow days={days} />
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((day, index) => {
            const entries = entriesOf.get(day) ?? [];
            return (
              <DayCell
                key={day}
                day={day}
                column={index + 1}
                count={entries.length}
                isOutside={monthOf(day) !== monthOf(focused)}
                className={styles.cell}
                choosesOnly={isPhone}
              >
                <span className={styles.dayHead}>
                  <span className={styles.number}>{dayNumber(day, locale, !isPhone)}</span>
                  {!isPhone && namedDays.has(day) && (
                    <span className={styles.dayName} title={namedDays.get(day)}>
                      {namedDays.get(day)}
                    </span>
                  )}
                </span>
                {isPhone ? (
                  <span className={styles.dots}>
                    {entries.slice(0, 3).map((entry) => (
                      <Dot key={entry.record.id} entry={entry} />
                    ))}
                  </span>
                ) : (
                  <Entries day={day} entries={entries} openDay={openDay} />
                )}
              </DayCell>
            );
          })}
        </div>
      ))}
    </div>
  );
}
