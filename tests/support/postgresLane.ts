import { startPostgres } from './postgres.ts';

/** One server for the whole lane; its tests find it in DATABASE_URL. */
export default async function postgresLane(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env['DATABASE_URL'] = url;
  return stop;
}
