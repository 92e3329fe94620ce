import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import { checkedChannel, guarded } from './channel.ts';
import { columnParsers } from './columnParsers.ts';
import { emptyDatabase, writeEmptyDatabase } from './emptyDatabase.ts';
import { lockFolder } from './lock.ts';
import { notify } from './notify.ts';
import { PGliteDialect } from './pgliteDialect.ts';
import type { Tables } from './tables.ts';
import { Semaphore } from '../semaphore.ts';
import { DatabaseBusy } from './DatabaseBusy.ts';

interface EmbeddedOptions {
  dataDir: string | undefined;
  snapshot: Blob | Buffer | undefined;
  acquireTimeoutMs: number;
}

async function openLite({ dataDir, snapshot }: EmbeddedOptions): Promise<PGlite> {
  const given = Buffer.isBuffer(snapshot) ? new Blob([new Uint8Array(snapshot)]) : snapshot;
  const archive = given ?? (dataDir === undefined ? await emptyDatabase() : undefined);
  if (dataDir !== undefined && !given && !existsSync(join(dataDir, 'PG_VERSION')))
    await writeEmptyDatabase(dataDir);
  const lite = await PGlite.create({
    extensions: { btree_gin, pg_trgm },
    parsers: columnParsers,
    ...(dataDir !== undefined && { dataDir }),
    ...(archive && { loadDataDir: archive }),
  });
  // The files contain the time zone of the machine that created them.
  await lite.exec("set timezone to 'UTC'");
  return lite;
}

/** Opens PostgreSQL inside this process; a folder is locked against other processes until the database is closed. */
export async function openEmbedded(options: EmbeddedOptions) {
  const { dataDir } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir);
  try {
    const lite = await openLite(options);
    return databaseOver(lite, options.acquireTimeoutMs, () => lock?.release());
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function databaseOver(lite: PGlite, acquireTimeoutMs: number, onClosed: () => void) {
  const mutex = new Semaphore({
    permits: 1,
    maxWaitMs: acquireTimeoutMs,
    busy: () => new DatabaseBusy(acquireTimeoutMs),
  });
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect(lite, mutex) });

  // A rollback of an unrelated transaction would undo LISTEN, and a dump would be inconsistent.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => mutex.run(work);

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    try {
      await kysely.destroy();
      if (!lite.closed) await lite.close();
    } finally {
      onClosed();
    }
  }

  return {
    kysely,
    probe: kysely,
    metrics: kysely,
    kind: 'pglite' as const,
    close: () => (closing ??= close()),
    dump: () => inTurn(() => lite.dumpDataDir('gzip')),
    async listen(channel: string, onPayload: (payload: string) => void) {
      const name = checkedChannel(channel);
      const stop = await inTurn(() => lite.listen(name, guarded(onPayload)));
      return async () => {
        if (!closing) await inTurn(() => stop());
      };
    },
    notify: (channel: string, payload: string) => notify(kysely, channel, payload),
  };
}
