import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { migrations } from '../db/migrations/list.ts';
import type { StoragePort } from '../ports/storage/port.ts';

/** Milliseconds that each part has to answer. */
const TIMEOUT_MS = 2000;
/** Never written; a storage that answers says that it is not there. */
const PROBE = 'images/readiness.webp';

/** Tells a balancer whether this process may receive requests. */
export class Readiness {
  private isDraining = false;
  constructor(
    private readonly db: Pick<Database, 'probe'>,
    private readonly storage: Pick<StoragePort, 'get'>,
  ) {}

  /** Refuses from now on, so that balancers send requests elsewhere before the process stops. */
  drain(): void {
    this.isDraining = true;
  }

  /** Returns the parts that are not ready, with the reason; none when requests may come. */
  async problems(): Promise<Record<string, string>> {
    if (this.isDraining) return { process: 'stopping' };
    const parts = {
      database: sql`select 1`.execute(this.db.probe),
      migrations: this.assertMigrated(),
      storage: this.storage.get(PROBE),
    };
    const problems: Record<string, string> = {};
    for (const [part, answer] of Object.entries(parts)) {
      const problem = await problemOf(answer);
      if (problem !== undefined) problems[part] = problem;
    }
    return problems;
  }

  /** A schema that is newer than this release is served too: releases follow one another while both run. */
  private async assertMigrated(): Promise<void> {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      this.db.probe,
    );
    const run = new Set(rows.map(({ name }) => name));
    const missing = Object.keys(migrations).filter((name) => !run.has(name));
    if (missing.length > 0) throw new Error(`not run: ${missing.join(', ')}`);
  }
}

/** Returns why a part does not answer in time; its error's text names no secret of ours. */
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
