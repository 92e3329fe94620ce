import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useLocale } from '../../../ui/useLocale.ts';
import { getText } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import type { AnyRecord, Resource, RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import { addDays, daysBetween } from '../../calendar/calendarDays.ts';
import type { Lifted } from './CalendarContext.ts';
import type { Entry } from '../../calendar/calendarEntries.ts';
import { dayName } from './calendarText.ts';
import { dayAfterKey } from './dayKeys.ts';

interface LiftOptions {
  resource: Resource;
  config: RuntimeCalendar;
  canMove: (record: AnyRecord) => boolean;
  /** Shows the day over which the entry is held. */
  goTo: (day: string) => void;
  drop: (record: AnyRecord, days: number) => void;
}

/** Moves an entry by keyboard: space picks it up and drops it, arrows and page keys move it, Escape cancels. */
export function useLift({ resource, config, canMove, goTo, drop }: LiftOptions) {
  const translate = useTranslate();
  const locale = useLocale();
  const [lifted, setLifted] = useState<Lifted>();
  const [message, setMessage] = useState('');
  const announce = (key: string, record: AnyRecord, day: string) =>
    setMessage(
      translate(`listCalendar.lift.${key}`, {
        name: recordName(resource, record),
        day: dayName(day, locale),
      }),
    );
  const end = (key: 'end' | 'cancel', { record, days }: Lifted) => {
    const first = getText(record, config.day);
    setLifted(undefined);
    announce(key, record, key === 'end' ? addDays(first, days) : first);
    if (key === 'end') drop(record, days);
    else goTo(first);
  };
  const onEntryKey = ({ record, first }: Entry, key: string, isRtl: boolean): boolean => {
    if (!lifted) {
      if (key !== ' ' || !canMove(record)) return false;
      setLifted({ record, days: 0 });
      announce('start', record, first);
      return true;
    }
    if (key === ' ' || key === 'Enter') end('end', lifted);
    else if (key === 'Escape' || key === 'Tab') end('cancel', lifted);
    else {
      const begin = getText(lifted.record, config.day);
      const next = dayAfterKey(addDays(begin, lifted.days), key, isRtl);
      if (next === undefined) return false;
      setLifted({ ...lifted, days: daysBetween(begin, next) });
      announce('over', lifted.record, next);
      goTo(next);
    }
    return key !== 'Tab';
  };
  return { lifted, message, onEntryKey };
}
