import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useDraggable } from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { get } from '#contract/get.ts';
import { getText, memberKey } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import { recordPath } from '../../definition/recordPath.ts';
import styles from './Calendar.module.css';
import type { Entry } from '../../calendar/calendarEntries.ts';
import { clockOf } from './calendarText.ts';
import { useCalendar } from './useCalendar.ts';

/** Returns the tone and label of the value that colours an entry. */
export function useEntryColour({ record }: Entry): { tone: string; word: string } {
  const translate = useTranslate();
  const { resource, config } = useCalendar();
  const path = config.colour;
  const member = path === undefined ? '' : getText(record, path);
  if (path === undefined || member === '') return { tone: 'neutral', word: '' };
  return {
    tone: resource.definition.fields?.[path]?.tone?.[member] ?? 'neutral',
    word: translate(memberKey(resource.name, path, member)),
  };
}

interface EntryChipProps {
  entry: Entry;
  day: string;
  /** True if Tab can reach the entry, because its day has the focus. */
  isReachable: boolean;
  style?: CSSProperties;
}

/** Renders an entry of a day as a link to its record; dragged by mouse, or lifted with the space key. */
export function EntryChip({ entry, day, isReachable, style }: EntryChipProps) {
  const translate = useTranslate();
  const { resource, config, base, canMove, lifted, onEntryKey } = useCalendar();
  const { record, from, first } = entry;
  const { tone, word } = useEntryColour(entry);
  const isAlert = config.alert !== undefined && get(record, config.alert) === true;
  const isLifted = lifted?.record.id === record.id;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    // An entry of several days has one chip per day.
    id: `${record.id} ${day}`,
    data: { entry, day },
    disabled: !canMove(record),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (!onEntryKey(entry, event.key, isRtl)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const time = from === undefined || first !== day ? undefined : clockOf(from);
  return (
    <Link
      ref={setNodeRef}
      to={recordPath(base, record.id)}
      className={styles.entry}
      data-tone={tone}
      data-entry={record.id}
      data-away={isDragging || undefined}
      data-lifted={isLifted || undefined}
      draggable={false}
      tabIndex={isReachable || isLifted ? 0 : -1}
      style={style}
      {...listeners}
      onKeyDown={onKeyDown}
    >
      {isAlert && (
        <WarningAmberOutlined
          className={styles.alert}
          titleAccess={translate(`resources.${resource.name}.fields.${config.alert}`)}
        />
      )}
      {time !== undefined && <time className={styles.time}>{time}</time>}
      <bdi>{recordName(resource, record)}</bdi>
      {word !== '' && <span className="visually-hidden">, {word}</span>}
    </Link>
  );
}
