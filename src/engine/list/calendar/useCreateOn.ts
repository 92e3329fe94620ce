import { useNavigate } from 'react-router-dom';
import { useCan } from '../../access/useCan.ts';
import { useFeatureGate } from '../../access/useFeatureGate.ts';
import type { Resource, RuntimeCalendar } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { unflatten } from '../../form/unflatten.ts';
import { instantOf } from '../../kinds/dateTime/wallTime.ts';
import { clockOf } from './calendarText.ts';

/** Default duration of an entry created at an hour, in minutes. */
const DEFAULT_MINUTES = 120;
const LAST_MINUTE = 1439;

/**
 * Returns a callback that opens the create form for a day and optionally an hour; undefined if the user cannot
 * create entries.
 */
export function useCreateOn(resource: Resource, config: RuntimeCalendar) {
  const navigate = useNavigate();
  const { base } = useResourceLocation(resource.name);
  const { create } = resource.definition;
  const canAccess = useCan({ resource: resource.name, action: 'create' });
  const gate = useFeatureGate(create);
  if (!create || canAccess !== true || gate !== 'open') return undefined;
  const hoursOf = (day: string, minutes: number) => {
    const { startsAt, endsAt, isAllDay } = config;
    const at = (minute: number) => instantOf(`${day}T${clockOf(Math.min(minute, LAST_MINUTE))}`);
    return {
      ...(startsAt !== undefined && { [startsAt]: at(minutes) }),
      ...(endsAt !== undefined && { [endsAt]: at(minutes + DEFAULT_MINUTES) }),
      ...(isAllDay !== undefined && { [isAllDay]: false }),
    };
  };
  return (day: string, minutes?: number) => {
    const values = { [config.day]: day, ...(minutes !== undefined && hoursOf(day, minutes)) };
    void navigate(`${base}/create`, { state: { record: unflatten(values) } });
  };
}
