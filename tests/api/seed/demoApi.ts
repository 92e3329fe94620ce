import { sql } from 'kysely';
import { seedDemo } from '../../../server/db/seed/demo.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { testApi, type TestApi } from '../../support/api.ts';

export interface DemoApi extends TestApi {
  /** Rows of a query, as the owner of the database. */
  rows(query: string): Promise<Record<string, unknown>[]>;
}

/** The API with the demo account as of its own now. */
export async function demoApi(): Promise<DemoApi> {
  const api = await testApi();
  await seedReference(api.db, { neighborhoods: false });
  await seedDemo(api.db, { now: api.now.value });
  return {
    ...api,
    rows: async (query) =>
      (await sql.raw<Record<string, unknown>>(query).execute(api.db.kysely)).rows,
  };
}
