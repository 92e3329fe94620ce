import type { Database } from '../../db/connection.ts';
import { filterOpenSessions } from '../auth/commands.ts';
import { HINT_CHANNEL, REALTIME_CHANNEL } from './channel.ts';
import { OpenStream } from './OpenStream.ts';
import { endSessionPresences } from './presence.ts';
import { parseAddressedHint } from './AddressedHint.ts';

interface OpenStreamsOptions {
  db: Pick<Database, 'kysely' | 'listen'>;
  clock: () => Date;
  /** Maximum number of streams per user in this process, 20 by default; a browser needs one. */
  mostOfUser?: number;
  /** Milliseconds between two checks for ended sessions, 3000 by default. */
  checkMs?: number;
  /** Milliseconds after a session's last stream when its tabs count as closed, 2500 by default. */
  returnMs?: number;
}

interface Listener {
  userId: number;
  sessionId: number;
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** Open streams of this process: wakes them for new events, and ends them with their sessions. */
export class OpenStreams {
  readonly #parts: OpenStreamsOptions;
  readonly #streams = new Map<OpenStream, Listener>();
  readonly #leaving = new Set<NodeJS.Timeout>();
  #listening: Promise<() => Promise<void>> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: OpenStreamsOptions) {
    this.#parts = parts;
  }

  /**
   * Resolves once the stream receives every later event; undefined if the user has too many, or the process ends.
   */
  async open(listener: Listener): Promise<OpenStream | undefined> {
    const { mostOfUser = 20, checkMs = 3000 } = this.#parts;
    const own = [...this.#streams.values()].filter(({ userId }) => userId === listener.userId);
    if (this.#isClosed || own.length >= mostOfUser) return undefined;
    const stream = new OpenStream(() => this.#leave(stream));
    this.#streams.set(stream, listener);
    this.#timer ??= setInterval(() => void this.#endLost(), checkMs).unref();
    try {
      this.#listening ??= this.#listen();
      await this.#listening;
    } catch (error) {
      this.#listening = undefined;
      stream.end();
      throw error;
    }
    return stream;
  }

  /** Ends every stream and rejects new ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#streams.keys()) stream.end();
    for (const timer of this.#leaving) clearTimeout(timer);
    const stop = await this.#listening?.catch(() => undefined);
    await stop?.();
  }

  async #listen(): Promise<() => Promise<void>> {
    const { db } = this.#parts;
    const stops = await Promise.all([
      db.listen(
        REALTIME_CHANNEL,
        (payload) => this.#wake(payload),
        () => this.#streams.forEach((_, stream) => stream.wake()),
      ),
      // Missed hints need no replay: the views that show their data refetch it.
      db.listen(HINT_CHANNEL, (payload) => this.#hint(payload)),
    ]);
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  }

  #hint(payload: string): void {
    const addressed = parseAddressedHint(payload);
    if (!addressed) return;
    const meant = new Set(addressed.users.map(({ id }) => id));
    for (const [stream, { userId }] of this.#streams)
      if (meant.has(userId)) stream.hint(addressed.hint);
  }

  #wake(payload: string): void {
    const ids: unknown = JSON.parse(payload);
    if (!isIds(ids)) return;
    const woken = new Set(ids);
    for (const [stream, { userId }] of this.#streams) if (woken.has(userId)) stream.wake();
  }

  #leave(stream: OpenStream): void {
    const listener = this.#streams.get(stream);
    this.#streams.delete(stream);
    if (listener && !this.#isClosed) this.#endPresences(listener);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Removes the session's presences; a browser that reconnects, perhaps to another process, renews them. */
  #endPresences({ sessionId }: Listener): void {
    const hasOtherStream = [...this.#streams.values()].some((one) => one.sessionId === sessionId);
    if (hasOtherStream) return;
    const { db, clock, returnMs = 2500 } = this.#parts;
    const since = clock().toISOString();
    const timer = setTimeout(() => {
      this.#leaving.delete(timer);
      // If the database is unreachable, presences expire by themselves.
      endSessionPresences(db.kysely, sessionId, since).catch(() => undefined);
    }, returnMs).unref();
    this.#leaving.add(timer);
  }

  /** Ends the streams of sessions that have ended or lost the permission to read leads. */
  async #endLost(): Promise<void> {
    const { db, clock } = this.#parts;
    const streams = new Map(this.#streams);
    const ids = [...new Set([...streams.values()].map(({ sessionId }) => sessionId))];
    // If the database is unreachable, the next round checks again.
    const open = await filterOpenSessions(db.kysely, ids, clock()).catch(() => undefined);
    if (!open) return;
    const reading = new Set(
      open.filter(({ permissions }) => permissions.includes('leads.read')).map(({ id }) => id),
    );
    for (const [stream, { sessionId }] of streams) if (!reading.has(sessionId)) stream.end();
  }
}
