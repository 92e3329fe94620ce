import type { Schemas } from '#contract/types.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import type { RealtimeHint } from './RealtimeHint.ts';

export type RealtimeAccess = Schemas['RealtimeAccess'];

/** Item received over a connection: `open` once it is established, an event, or a hint of what to refetch. */
export type Heard = 'open' | RealtimeEvent | RealtimeHint;

/** A connection over which events come, those after one of them first; ends, or throws where it breaks. */
export type Listen = (after: number, signal: AbortSignal) => AsyncIterable<Heard>;

/** Source of events: the API, which has all of them, and the connection that it names. */
export interface RealtimeService {
  /** @param age how long ago the page asked for what it shows, s */
  access(age: number, signal: AbortSignal): Promise<RealtimeAccess>;
  listen(access: RealtimeAccess): Listen;
  /** The same events by a plain call, for when no connection stands. */
  poll(after: number, signal: AbortSignal): Promise<RealtimeEvent[]>;
}
