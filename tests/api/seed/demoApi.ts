import { sql } from 'kysely';
import { seedDemo } from '../../../server/db/seed/demo.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { assertStorable } from '../../../server/ports/storage/key.ts';
import type { StoredFile } from '../../../server/ports/storage/port.ts';
import { testApi, type TestApi } from '../../support/api.ts';

export interface DemoApi extends TestApi {
  /** What was stored, by its key. */
  files: ReadonlyMap<string, StoredFile>;
  /** Rows of a query, as the owner of the database. */
  rows(query: string): Promise<Record<string, unknown>[]>;
}

/** The API with the demo account as of its own now. */
export async function demoApi(): Promise<DemoApi> {
  const api = await testApi();
  const files = new Map<string, StoredFile>();
  const storage = {
    put: async (key: string, file: StoredFile) => {
      assertStorable(key, file.contentType);
      files.set(key, file);
    },
  };
  await seedReference(api.db, { neighborhoods: false });
  await seedDemo(api.db, { now: api.now.value, storage });
  return {
    ...api,
    files,
    rows: async (query) =>
      (await sql.raw<Record<string, unknown>>(query).execute(api.db.kysely)).rows,
  };
}
