import type { Connection } from './listener.ts';
import { isRealtimeEvents, type RealtimeEvent } from './RealtimeEvent.ts';
import { isRealtimeHint, type RealtimeHint } from './RealtimeHint.ts';

/** Message between the tabs of one browser. */
export type TabMessage =
  /** Request of a new tab for the events since its page requested its data; age in seconds. */
  | { kind: 'hello'; age: number }
  | { kind: 'hint'; hint: RealtimeHint }
  /** Events that the listening tab received, and the id up to which all events are known. */
  | { kind: 'news'; events: RealtimeEvent[]; last: number; connection: Connection };

const CONNECTIONS: readonly unknown[] = ['starting', 'live', 'polling', 'away'];

/**
 * Returns true if a value is a message of this version; tabs with another version of the panel may
 * send other shapes.
 */
export function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'hello') return 'age' in value && typeof value.age === 'number';
  if (value.kind === 'hint') return 'hint' in value && isRealtimeHint(value.hint);
  return (
    value.kind === 'news' &&
    'events' in value &&
    isRealtimeEvents(value.events) &&
    'last' in value &&
    typeof value.last === 'number' &&
    'connection' in value &&
    CONNECTIONS.includes(value.connection)
  );
}
