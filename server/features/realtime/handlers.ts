import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { asTenant } from '../../db/tenant.ts';
import { AfterCommit, type Handlers, type Principal } from '../../http/call.ts';
import { notFound, tooMany } from '../../http/apiError.ts';
import { SentStream } from '../../http/SentStream.ts';
import { EVENT_BATCH_SIZE, eventStream } from './eventStream.ts';
import type { OpenStreams } from './OpenStreams.ts';
import { eventOf } from './shape.ts';
import { lastEventBefore, readEvents } from './store.ts';

/** Checks that the stream belongs to the caller. @throws ApiError 404 */
function assertOwn(principal: Principal, uuid: string): void {
  if (uuid.toLowerCase() !== principal.uuid) throw notFound();
}

/** Retry-After in seconds for a user with too many streams. */
const RETRY_SECONDS = 30;

/** @param kysely connection of open streams, which outlive their request's transaction */
export const realtimeHandlers = (kysely: Kysely<Tables>, streams: OpenStreams) =>
  ({
    async getRealtimeAccess(tx, { params, query, principal, now, ports, log }) {
      assertOwn(principal, params.uuid);
      const since = new Date(now.getTime() - (query.age ?? 0) * 1000).toISOString();
      const after = await lastEventBefore(tx, principal, since);
      const own = { data: { service: 'stream' as const, after, firebase: null } };
      if (ports.realtime.kind === 'stream') return own;
      // Calls an external service outside of the transaction.
      return new AfterCommit(async () => {
        try {
          const firebase = await ports.realtime.signIn(principal.uuid);
          return { data: { service: 'firebase' as const, after, firebase } };
        } catch (error) {
          log.warn({ err: error }, 'nobody can be signed in to the realtime database');
          return own;
        }
      });
    },

    async getRealtimeEvents(tx, { params, query, principal }) {
      assertOwn(principal, params.uuid);
      const rows = await readEvents(tx, principal, query.after ?? 0, EVENT_BATCH_SIZE);
      return { data: rows.map(eventOf) };
    },

    async getRealtimeStream(_, { params, query, principal }) {
      assertOwn(principal, params.uuid);
      const read = (after: number) =>
        kysely.transaction().execute(async (tx) => {
          await asTenant(tx, principal);
          return (await readEvents(tx, principal, after, EVENT_BATCH_SIZE)).map(eventOf);
        });
      return new SentStream(async (gone) => {
        const stream = await streams.open(principal);
        if (!stream) throw tooMany(RETRY_SECONDS);
        // A disconnect does not wake the generator by itself.
        if (gone.aborted) stream.end();
        gone.addEventListener('abort', () => stream.end());
        const text = eventStream(stream, read, query.after ?? 0);
        return Readable.from(text, { objectMode: false });
      });
    },
  }) satisfies Pick<Handlers, 'getRealtimeAccess' | 'getRealtimeEvents' | 'getRealtimeStream'>;
