import type { Schemas } from '#contract/types.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import type { RealtimeHint } from './RealtimeHint.ts';

export type RealtimeAccess = Schemas['RealtimeAccess'];

/** Item received over a connection: `open` once it is established, an event, or a hint of what to refetch. */
export type StreamItem = 'open' | RealtimeEvent | RealtimeHint;

/**
 * Opens a connection that yields events, first those after a given id. Ends normally, or throws if the connection
 * breaks.
 */
export type Listen = (after: number, signal: AbortSignal) => AsyncIterable<StreamItem>;

/** Source of events: the API, which has all of them, and the connection that its access response names. */
export interface RealtimeService {
  /** @param age seconds since the page requested the data that it shows */
  access(age: number, signal: AbortSignal): Promise<RealtimeAccess>;
  listen(access: RealtimeAccess): Listen;
  /** Fetches the same events by a plain call, while there is no connection. */
  poll(after: number, signal: AbortSignal): Promise<RealtimeEvent[]>;
}
