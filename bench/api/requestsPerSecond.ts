import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const report = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

/**
 * Measures requests per second over ten connections; the load generator runs in its own process.
 * @throws Error when a response was an error
 */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const load = ['-c', '10', '-d', String(seconds), '--json', '--no-progress'];
  const args = [autocannon, ...load, ...named, url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { requests, non2xx, errors } = report.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}
