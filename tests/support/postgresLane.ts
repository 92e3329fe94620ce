import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from './postgres.ts';

/**
 * Starts one server for all tests of the lane; they read DATABASE_URL, and prefix their databases with TEST_LANE.
 */
export default async function postgresLane(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const lane = randomBytes(4).toString('hex');
  process.env['DATABASE_URL'] = url;
  process.env['TEST_LANE'] = lane;
  return async () => {
    // An own server is deleted with its data.
    if (process.env['TEST_DATABASE_URL']) await removeDatabases(url, `test_${lane}_`);
    await stop();
  };
}

async function removeDatabases(url: string, prefix: string): Promise<void> {
  const server = new Client({ connectionString: url });
  await server.connect();
  const { rows } = await server.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`);
  await server.end();
}
