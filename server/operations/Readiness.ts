import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { migrations } from '../db/migrations/list.ts';
import type { StoragePort } from '../ports/storage/port.ts';

/** Time-out of each check in milliseconds. */
const TIMEOUT_MS = 2000;
/** Key and content of the file that a check of the storage writes and reads; its folder is served to nobody. */
const PROBE = 'operations/readiness.webp';
const PROBE_FILE = { bytes: Buffer.from('ready'), contentType: 'image/webp' };

/** Dependencies of a process that serves. */
interface Dependencies {
  db: Pick<Database, 'probe'>;
  storage: Pick<StoragePort, 'get' | 'put'>;
}

/** Readiness of this process for a load balancer. */
export class Readiness {
  private dependencies: Dependencies | undefined;
  private isDraining = false;
  private isProbeWritten = false;

  /** Depends only on the given parts from now on; before, the process is starting. */
  started(dependencies: Dependencies): void {
    this.dependencies = dependencies;
  }

  /** Fails from now on, so that load balancers stop sending requests before the process stops. */
  drain(): void {
    this.isDraining = true;
  }

  /** Returns the parts that are not ready with the reason; empty if all are. */
  async problems(): Promise<Record<string, string>> {
    if (this.isDraining) return { process: 'stopping' };
    if (!this.dependencies) return { process: 'starting' };
    const { db, storage } = this.dependencies;
    const parts = {
      database: sql`select 1`.execute(db.probe),
      migrations: assertMigrated(db),
      storage: this.checkStorage(storage),
    };
    // All have a handler at once: one that rejects while another is awaited would end the process.
    const answers = Object.entries(parts).map(
      async ([part, answer]) => [part, await problemOf(answer)] as const,
    );
    const problems: Record<string, string> = {};
    for (const [part, problem] of await Promise.all(answers))
      if (problem !== undefined) problems[part] = problem;
    return problems;
  }

  /**
   * Writes a file at the first check, and reads it at later ones. A missing file proves nothing: a service answers
   * the same for a missing bucket, or 403 to keys that may read and write but not list.
   */
  private async checkStorage(storage: Dependencies['storage']): Promise<void> {
    if (this.isProbeWritten && (await storage.get(PROBE).catch(() => undefined))) return;
    this.isProbeWritten = false;
    await storage.put(PROBE, PROBE_FILE);
    if (!(await storage.get(PROBE))) throw new Error('a written file is missing');
    this.isProbeWritten = true;
  }
}

/** Accepts a newer schema too, because old and new processes overlap during a release. */
async function assertMigrated({ probe }: Pick<Database, 'probe'>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(probe);
  const run = new Set(rows.map(({ name }) => name));
  const missing = Object.keys(migrations).filter((name) => !run.has(name));
  if (missing.length > 0) throw new Error(`not run: ${missing.join(', ')}`);
}

/** Returns the reason why a check fails or times out; error texts contain no secrets. */
async function problemOf(answer: Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer in ${TIMEOUT_MS} ms`), TIMEOUT_MS);
  });
  const problem = answer.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  );
  try {
    return await Promise.race([problem, late]);
  } finally {
    clearTimeout(timer);
  }
}
