import { buildApp, type AppOptions } from '../../server/app.ts';
import type { Database } from '../../server/db/connection.ts';

/** Counts the statements of each path, excluding begin and commit. */
export async function countStatements(
  parts: AppOptions,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<number[]> {
  let statements = 0;
  const app = await buildApp({ ...parts, db: counted(parts.db, () => (statements += 1)) });
  try {
    const counts: number[] = [];
    for (const url of paths) {
      statements = 0;
      await app.inject({ url, headers });
      counts.push(statements);
    }
    return counts;
  } finally {
    await app.close();
  }
}

function counted(db: Database, onStatement: () => void): Database {
  const kysely = db.kysely.withPlugin({
    transformQuery({ node }) {
      onStatement();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...db, kysely };
}
