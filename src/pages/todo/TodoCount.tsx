import { useMemo } from 'react';
import { useNow } from '../../ui/useNow.ts';
import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { RecordCount } from '../../engine/list/views/RecordCount.tsx';

/** Kinds of reminders that need a user's action; a message that is sent automatically does not. */
const KINDS = ['note', 'appointment'];

/** Renders the number of the user's own tasks until this evening. */
export function TodoCount() {
  const today = dayFrom(new Date(useNow()), '+0d');
  const filter = useMemo(() => ({ kind: KINDS, whose: 'mine', dueAtEnd: today }), [today]);
  return <RecordCount resource="lead-reminders" filter={filter} />;
}
