import { useDroppable } from '@dnd-kit/core';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useNow } from '../../../ui/useNow.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { reachable } from '../../../ui/reachable.ts';
import { wallTimeOf } from '../../kinds/dateTime/wallTime.ts';
import { useTranslate } from 'react-admin';
import styles from './Calendar.module.css';
import { lanesOf, type Entry } from '../../calendar/calendarEntries.ts';
import { clockOf, dayNumber, weekdayLong, weekdayShort } from './calendarText.ts';
import { DayCell } from './DayCell.tsx';
import { EntryChip } from './EntryChip.tsx';
import type { DaysProps } from './MonthView.tsx';
import { useCalendar } from './useCalendar.ts';

/** Height of an hour in pixels; the style sheet has the same value. */
export const HOUR_PX = 44;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Initially topmost hour; earlier hours rarely have entries. */
const FIRST_HOUR = 9;
const HALF_HOUR = 30;

const isTimed = ({ from, first, last }: Entry) => from !== undefined && first === last;

function NowLine({ day }: { day: string }) {
  const wall = wallTimeOf(new Date(useNow()).toISOString());
  if (wall.slice(0, 10) !== day) return null;
  const [hours = 0, minutes = 0] = wall.slice(11).split(':').map(Number);
  return (
    <span
      className={styles.now}
      style={{ insetBlockStart: ((hours * 60 + minutes) / 60) * HOUR_PX }}
    />
  );
}

/** Renders the hours of a day; a click on a free half hour creates an entry there. */
function HourColumn({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const { create, day: focused } = useCalendar();
  const { setNodeRef, isOver } = useDroppable({
    id: `hours ${day}`,
    data: { day, hasHours: true },
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) return;
    const { top } = event.currentTarget.getBoundingClientRect();
    const minutes = ((event.clientY - top) / HOUR_PX) * 60;
    create?.(day, Math.floor(minutes / HALF_HOUR) * HALF_HOUR);
  };
  return (
    // Without keyboard handling: the all-day cell of the same day has it.
    <div
      ref={setNodeRef}
      role="gridcell"
      tabIndex={-1}
      className={styles.hoursOfDay}
      data-over={isOver || undefined}
      onClick={onClick}
      onKeyDown={() => {}}
    >
      {lanesOf(entries).map(({ entry, lane, lanes }) => {
        const { from = 0, until = 0 } = entry;
        return (
          <EntryChip
            key={entry.record.id}
            entry={entry}
            day={day}
            isReachable={day === focused}
            style={{
              insetBlockStart: (from / 60) * HOUR_PX,
              blockSize: Math.max(((Math.min(until, 1440) - from) / 60) * HOUR_PX, 24),
              insetInlineStart: `${(lane / lanes) * 100}%`,
              inlineSize: `${100 / lanes}%`,
            }}
          />
        );
      })}
      <NowLine day={day} />
    </div>
  );
}

/** Renders seven days with their hours; all-day entries are above. */
export function WeekView({ days, entriesOf, label }: Omit<DaysProps, 'openDay'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const { today, day: focused, namedDays } = useCalendar();
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = FIRST_HOUR * HOUR_PX;
    reachable(scroll.current);
  }, []);
  const entries = (day: string) => entriesOf.get(day) ?? [];
  return (
    <div role="grid" aria-label={label} aria-colcount={7} className={styles.weekGrid}>
      <div role="row" className={styles.weekRow}>
        <span className={styles.gutter} />
        {days.map((day) => (
          <div
            key={day}
            role="columnheader"
            aria-label={weekdayLong(day, locale)}
            className={styles.weekHead}
            data-today={day === today || undefined}
          >
            {weekdayShort(day, locale)} <b>{dayNumber(day, locale)}</b>
            {namedDays.has(day) && (
              <span className={styles.dayName} title={namedDays.get(day)}>
                {namedDays.get(day)}
              </span>
            )}
          </div>
        ))}
      </div>
      <div role="row" className={styles.weekRow}>
        <span className={styles.gutter}>{translate('listCalendar.allDay')}</span>
        {days.map((day, index) => (
          <DayCell
            key={day}
            day={day}
            column={index + 1}
            count={entries(day).length}
            className={styles.allDay}
          >
            {entries(day)
              .filter((entry) => !isTimed(entry))
              .map((entry) => (
                <EntryChip
                  key={entry.record.id}
                  entry={entry}
                  day={day}
                  isReachable={day === focused}
                />
              ))}
          </DayCell>
        ))}
      </div>
      <div ref={scroll} role="rowgroup" className={styles.scroll}>
        <div role="row" className={styles.weekRow}>
          <span className={styles.gutter} aria-hidden>
            {HOURS.map((hour) => (
              <span key={hour}>{clockOf(hour * 60)}</span>
            ))}
          </span>
          {days.map((day) => (
            <HourColumn key={day} day={day} entries={entries(day).filter(isTimed)} />
          ))}
        </div>
      </div>
    </div>
  );
}
