import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { getText } from '../definition/field.ts';
import type { RuntimeCalendar } from '../definition/runtimeDefinition.ts';
import { wallTimeOf } from '../kinds/dateTime/wallTime.ts';
import { daysBetween } from '../calendar/calendarDays.ts';
import { movedTimes } from '../calendar/calendarEntries.ts';

/** Moves the start and the end in the surrounding form when the user changes the day, as dragging does. */
export function MovedTimes({ config }: { config: RuntimeCalendar }) {
  const { watch, setValue } = useFormContext();
  useEffect(() => {
    const subscription = watch((values, { name, type }) => {
      if (name !== config.day || type !== 'change') return;
      const day = getText(values, config.day);
      const start = wallTimeOf(getText(values, config.startsAt ?? ''));
      if (day === '' || start === '') return;
      const times = movedTimes(config, values, daysBetween(start.slice(0, 10), day));
      for (const [path, value] of Object.entries(times))
        setValue(path, value, { shouldDirty: true });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [config, watch, setValue]);
  return null;
}
