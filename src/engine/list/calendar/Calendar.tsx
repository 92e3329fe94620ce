import { DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { formatMonth } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import type { Fold } from '../useFold.ts';
import { recordName } from '../../definition/recordName.ts';
import type { Resource, RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { AgendaView } from './AgendaView.tsx';
import styles from './Calendar.module.css';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarContext, type Lifted } from './CalendarContext.ts';
import { daysOf, monthOf, stepFrom } from '../../calendar/calendarDays.ts';
import { entriesByDay, entryOf, movedValues, type Entry } from '../../calendar/calendarEntries.ts';
import { weekName } from './calendarText.ts';
import { MonthView } from './MonthView.tsx';
import { useCreateOn } from './useCreateOn.ts';
import { useDragEntry } from './useDragEntry.ts';
import { useEntries } from './useEntries.ts';
import { useLift } from './useLift.ts';
import { useMoveEntry } from './useMoveEntry.ts';
import { useNamedDays } from './useNamedDays.ts';
import { useShownDays } from './useShownDays.ts';
import { WeekView } from './WeekView.tsx';

interface CalendarProps {
  resource: Resource;
  config: RuntimeCalendar;
  /** Fold of the search and filters, if they are collapsible. */
  fold?: Fold | undefined;
}

/** Disables dnd-kit's announcements, which describe keys that are not used here. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** Returns the entries, with the moving or lifted one at its new position. */
function useShownEntries(
  config: RuntimeCalendar,
  entries: readonly Entry[],
  moving: Entry | undefined,
  lifted: Lifted | undefined,
): readonly Entry[] {
  return useMemo(() => {
    const inAir =
      lifted &&
      entryOf(config, { ...lifted.record, ...movedValues(config, lifted.record, lifted.days) });
    const own = inAir ?? moving;
    return own ? [...entries.filter(({ record }) => record.id !== own.record.id), own] : entries;
  }, [config, entries, moving, lifted]);
}

/** Restores the focus when the days of the grid change: to the lifted entry, or to the day that a key selected. */
function useGridFocus(day: string, lifted: Lifted | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const isFocusRequested = useRef(false);
  useLayoutEffect(() => {
    const selector = lifted ? `[data-entry="${lifted.record.id}"]` : `[data-day="${day}"]`;
    if (!lifted && !isFocusRequested.current) return;
    isFocusRequested.current = false;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [day, lifted]);
  const requestFocus = () => {
    isFocusRequested.current = true;
  };
  return { root, requestFocus };
}

/** Renders the month, week or agenda of the records that match the list's filters. */
export function Calendar({ resource, config, fold }: CalendarProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = usePhone();
  const { base } = useResourceLocation(resource.name);
  const { today, span, chooseSpan, day, goTo, range } = useShownDays();
  const { entries, isAll, error, refetch, isPlaceholderData } = useEntries(resource, config, range);
  const namedDays = useNamedDays(config, range);
  const { moving, move, canMove } = useMoveEntry(resource, config);
  const create = useCreateOn(resource, config);
  const drop = (record: Entry['record'], days: number) => void move(record, { days });
  const { lifted, message, onEntryKey } = useLift({ resource, config, canMove, goTo, drop });
  const { dragged, drag } = useDragEntry((record, by) => void move(record, by));
  const { root, requestFocus } = useGridFocus(day, lifted);
  const focusOn = (next: string) => {
    requestFocus();
    goTo(next);
  };
  const shown = useShownEntries(config, entries, moving, lifted);
  const { first, last } = range;
  const days = useMemo(() => daysOf({ first, last }), [first, last]);
  const entriesOf = useMemo(() => entriesByDay(shown, days), [shown, days]);
  const title =
    span === 'week' ? weekName(first, last, locale) : formatMonth(monthOf(day), locale, 'long');
  const openDay = (one: string) => {
    goTo(one);
    chooseSpan('week');
  };
  const own = { today, day, goTo, focusOn, create, canMove, lifted, onEntryKey };
  const state = { resource, config, base, namedDays, ...own };
  return (
    <CalendarContext value={state}>
      <DndContext {...drag} collisionDetection={pointerWithin} accessibility={SILENT}>
        <div ref={root} className={styles.calendar} data-old={isPlaceholderData || undefined}>
          <CalendarBar
            title={title}
            fold={fold}
            span={span}
            onSpan={chooseSpan}
            onToday={() => goTo(today)}
            onStep={(step) => goTo(stepFrom(span, day, step))}
          />
          {error && (
            <ErrorState
              title={translate('ui.state.error')}
              retryLabel={translate('ui.action.retry')}
              onRetry={() => void refetch()}
            />
          )}
          {!isAll && <p className={styles.note}>{translate('listCalendar.cut')}</p>}
          {span === 'month' && (
            <MonthView days={days} entriesOf={entriesOf} label={title} openDay={openDay} />
          )}
          {span === 'month' && isPhone && (
            <AgendaView days={[day]} entriesOf={entriesOf} hasEmpty />
          )}
          {span === 'week' && !isPhone && (
            <WeekView days={days} entriesOf={entriesOf} label={title} />
          )}
          {span === 'week' && isPhone && <AgendaView days={days} entriesOf={entriesOf} hasEmpty />}
          {span === 'agenda' && <AgendaView days={days} entriesOf={entriesOf} />}
          <p role="status" className="visually-hidden">
            {message}
          </p>
        </div>
        <DragOverlay>
          {dragged && (
            <span className={styles.overlay}>{recordName(resource, dragged.record)}</span>
          )}
        </DragOverlay>
      </DndContext>
    </CalendarContext>
  );
}
