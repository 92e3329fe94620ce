import type { FastifyInstance } from 'fastify';

/** Runs `work` while apps listen; it gets their addresses, and the apps are closed afterwards. */
export async function listening<T>(
  apps: readonly FastifyInstance[],
  work: (addresses: string[]) => Promise<T>,
): Promise<T> {
  try {
    const addresses: string[] = [];
    for (const app of apps) addresses.push(await app.listen({ host: '127.0.0.1', port: 0 }));
    return await work(addresses);
  } finally {
    for (const app of apps) await app.close();
  }
}
