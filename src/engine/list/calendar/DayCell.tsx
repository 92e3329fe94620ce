import { useDroppable } from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isSingleKey } from '../../../ui/singleKeys.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { dayName } from './calendarText.ts';
import { dayAfterKey } from './dayKeys.ts';
import { useCalendar } from './useCalendar.ts';

interface DayCellProps {
  day: string;
  count: number;
  /** Column of the grid, from 1. */
  column: number;
  isOutside?: boolean;
  className: string | undefined;
  style?: CSSProperties;
  /** Selects the day on click instead of creating an entry. */
  choosesOnly?: boolean;
  children: ReactNode;
}

/**
 * Renders a day of the grid with a roving tabindex: arrow keys move the focus, Enter and clicks create an entry.
 */
export function DayCell(props: DayCellProps) {
  const { day, count, column, isOutside, className, style, choosesOnly, children } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { today, day: focused, goTo, focusOn, create, namedDays } = useCalendar();
  const named = namedDays.get(day);
  const { setNodeRef, isOver } = useDroppable({ id: `day ${day}`, data: { day } });
  const act = choosesOnly ? goTo : create;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(day, event.key, isRtl);
    if (next !== undefined) {
      focusOn(next);
      event.preventDefault();
    } else if (event.key.toLowerCase() === 't' && isSingleKey(event.nativeEvent)) focusOn(today);
    else if (event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault();
      act?.(day);
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    act?.(day);
  };
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      aria-colindex={column}
      aria-label={translate('listCalendar.day', {
        day: named === undefined ? dayName(day, locale) : `${dayName(day, locale)}, ${named}`,
        smart_count: count,
      })}
      data-named={named === undefined ? undefined : true}
      aria-current={day === today ? 'date' : undefined}
      aria-selected={day === focused}
      tabIndex={day === focused ? 0 : -1}
      className={className}
      style={style}
      data-day={day}
      data-outside={isOutside || undefined}
      data-over={isOver || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={(event) => {
        if (event.target === event.currentTarget && day !== focused) goTo(day);
      }}
    >
      {children}
    </div>
  );
}
