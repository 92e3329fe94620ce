import type { Schemas } from '#contract/types.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import type { RealtimeHint } from './RealtimeHint.ts';

export type RealtimeAccess = Schemas['RealtimeAccess'];

/** What a connection tells: that it stands, what happened, or what to ask anew. */
export type Heard = 'open' | RealtimeEvent | RealtimeHint;

/** A connection over which events come, those after one of them first; ends, or throws where it breaks. */
export type Listen = (after: number, signal: AbortSignal) => AsyncIterable<Heard>;

/** Where events come from: the API, which knows all of them, and the connection that it names. */
export interface RealtimeService {
  /** @param age how long ago the page asked for what it shows, s */
  access(age: number, signal: AbortSignal): Promise<RealtimeAccess>;
  listen(access: RealtimeAccess): Listen;
  /** The same events by a plain call, for when no connection stands. */
  poll(after: number, signal: AbortSignal): Promise<RealtimeEvent[]>;
}
