import { useMemo } from 'react';
import { useNow } from '../../ui/useNow.ts';
import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { RecordCount } from '../../engine/list/views/RecordCount.tsx';

/** What asks for somebody; a message that goes out by itself does not. */
const KINDS = ['note', 'appointment'];

/** How much of mine is to be done until this evening. */
export function TodoCount() {
  const today = dayFrom(new Date(useNow()), '+0d');
  const filter = useMemo(() => ({ kind: KINDS, whose: 'mine', dueAtEnd: today }), [today]);
  return <RecordCount resource="lead-reminders" filter={filter} />;
}
