import { quantile } from '../quantile.ts';

const WARM_UP = 20;
const REQUESTS = 200;
const TIMEOUT_MS = 6_000;

export interface Latency {
  p50: number;
  p95: number;
}

/**
 * Measures the latency of a URL in milliseconds, with one request at a time after a warm-up. A time limit cuts the
 * number of slow requests.
 * @throws Error when a response is not successful
 */
export async function latencyOf(url: string, headers: Record<string, string>): Promise<Latency> {
  const ask = async () => {
    const start = performance.now();
    const response = await fetch(url, { headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body.slice(0, 300)}`);
    return performance.now() - start;
  };
  const repeat = async (most: number) => {
    const times: number[] = [];
    const end = performance.now() + TIMEOUT_MS;
    while (times.length < most && performance.now() < end) times.push(await ask());
    return times;
  };
  await repeat(WARM_UP);
  const times = await repeat(REQUESTS);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
