import type { LightMyRequestResponse } from 'fastify';

const secondsOf = (header: string, directive: string): number =>
  Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(header)?.[1] ?? 0);

/**
 * Caches one response as long as its Cache-Control allows a shared cache: `max-age` or `s-maxage`, and
 * `stale-while-revalidate`, during which the stale response is returned once while it is revalidated.
 */
export class HttpCache {
  private kept: { body: string; at: number; header: string } | undefined;

  /** @param now returns milliseconds */
  constructor(
    private readonly fetch: () => Promise<LightMyRequestResponse>,
    private readonly now: () => number,
  ) {}

  /** Returns the body that a visitor gets. */
  async get(): Promise<string> {
    const kept = this.kept;
    if (!kept) return this.renew();
    const age = (this.now() - kept.at) / 1000;
    const fresh = Math.max(secondsOf(kept.header, 'max-age'), secondsOf(kept.header, 's-maxage'));
    if (age <= fresh) return kept.body;
    const body = await this.renew();
    return age <= fresh + secondsOf(kept.header, 'stale-while-revalidate') ? kept.body : body;
  }

  private async renew(): Promise<string> {
    const { body, headers } = await this.fetch();
    this.kept = { body, at: this.now(), header: String(headers['cache-control']) };
    return body;
  }
}
