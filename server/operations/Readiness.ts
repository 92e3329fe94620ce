import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { migrations } from '../db/migrations/list.ts';
import type { StoragePort } from '../ports/storage/port.ts';

/** Time-out of each check in milliseconds. */
const TIMEOUT_MS = 2000;
/** Key that is never written; a working storage reports it as missing. */
const PROBE = 'images/readiness.webp';

/** Readiness of this process for a load balancer. */
export class Readiness {
  private isDraining = false;
  constructor(
    private readonly db: Pick<Database, 'probe'>,
    private readonly storage: Pick<StoragePort, 'get'>,
  ) {}

  /** Fails from now on, so that load balancers stop sending requests before the process stops. */
  drain(): void {
    this.isDraining = true;
  }

  /** Returns the parts that are not ready with the reason; empty if all are. */
  async problems(): Promise<Record<string, string>> {
    if (this.isDraining) return { process: 'stopping' };
    const parts = {
      database: sql`select 1`.execute(this.db.probe),
      migrations: this.assertMigrated(),
      storage: this.storage.get(PROBE),
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

  /** Accepts a newer schema too, because old and new processes overlap during a release. */
  private async assertMigrated(): Promise<void> {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      this.db.probe,
    );
    const run = new Set(rows.map(({ name }) => name));
    const missing = Object.keys(migrations).filter((name) => !run.has(name));
    if (missing.length > 0) throw new Error(`not run: ${missing.join(', ')}`);
  }
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
