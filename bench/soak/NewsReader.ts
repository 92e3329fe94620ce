import { setTimeout } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { LoadUser } from '../load/day.ts';

const RETRY_MS = 500;

/** Event stream of a user that reconnects from its last event, alternating between the processes. */
export class NewsReader {
  /** Ids of the events in the order of arrival. */
  readonly heard: number[] = [];
  private readonly end = new AbortController();
  private readonly ended: Promise<void>;

  constructor(
    private readonly user: LoadUser,
    private readonly addresses: readonly string[],
    /** Index of the first process. */
    at: number,
  ) {
    this.ended = this.run(at);
  }

  async close(): Promise<void> {
    this.end.abort();
    await this.ended;
  }

  private async run(at: number): Promise<void> {
    for (let turn = at; !this.end.signal.aborted; turn += 1) {
      await this.read(this.addresses[turn % this.addresses.length] ?? '').catch(() => undefined);
      await setTimeout(RETRY_MS, undefined, { signal: this.end.signal }).catch(() => undefined);
    }
  }

  private async read(address: string): Promise<void> {
    const { uuid, headers } = this.user;
    const after = this.heard.at(-1) ?? 0;
    const url = `${address}/api/realtime/customer-users/${uuid}/stream?after=${after}`;
    const { body, ok } = await fetch(url, { headers, signal: this.end.signal });
    if (!ok || !body) return;
    const events = body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { id } of events) if (id !== undefined) this.heard.push(Number(id));
  }
}
