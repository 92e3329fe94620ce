import { Client, type ClientConfig } from 'pg';
import { checkedChannel, guarded } from './channel.ts';

interface Subscriber {
  channel: string;
  onPayload: (payload: string) => void;
  onGap: () => void;
}

/** Intervals in milliseconds at which the connection is checked. */
interface Checks {
  /** Time between two checks. */
  everyMs: number;
  /** Time for the response to a statement. */
  timeoutMs: number;
}

const CHECKS: Checks = { everyMs: 30_000, timeoutMs: 10_000 };
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 5_000;

/**
 * Dedicated connection for LISTEN; reconnects after a loss and reports the gap. It only receives, so a server that
 * has vanished would stay unnoticed: a statement at an interval reveals it.
 */
export class NotificationListener {
  readonly #config: ClientConfig;
  readonly #checkEveryMs: number;
  readonly #subscribers = new Set<Subscriber>();
  #client: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(config: ClientConfig, { everyMs, timeoutMs } = CHECKS) {
    this.#config = { ...config, query_timeout: timeoutMs };
    this.#checkEveryMs = everyMs;
  }

  /** Resolves once the server listens. Rejects if it is unreachable. */
  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void = () => undefined,
  ): Promise<() => Promise<void>> {
    const subscriber = {
      channel: checkedChannel(channel),
      onPayload: guarded(onPayload),
      onGap: () => guarded(onGap)(''),
    };
    const client = await this.#connected();
    this.#subscribers.add(subscriber);
    try {
      await client.query(`listen ${subscriber.channel}`);
    } catch (error) {
      this.#subscribers.delete(subscriber);
      throw error;
    }
    return () => this.#leave(subscriber);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#subscribers.clear();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #leave(subscriber: Subscriber): Promise<void> {
    this.#subscribers.delete(subscriber);
    const last = ![...this.#subscribers].some(({ channel }) => channel === subscriber.channel);
    const client = await this.#client?.catch(() => undefined);
    if (last && !this.#closed) await client?.query(`unlisten ${subscriber.channel}`);
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of this.#subscribers) {
        if (subscriber.channel === channel) subscriber.onPayload(payload);
      }
    });
    try {
      await client.connect();
      const channels = new Set([...this.#subscribers].map(({ channel }) => channel));
      for (const channel of channels) await client.query(`listen ${channel}`);
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => undefined);
      throw error;
    }
    const checks = setInterval(() => {
      // The time-out leaves the statement running, so that this closes the socket.
      client.query('select 1').catch(() => client.end());
    }, this.#checkEveryMs).unref();
    client.on('end', () => {
      clearInterval(checks);
      this.#lost();
    });
    return client;
  }

  #lost(): void {
    this.#client = undefined;
    if (!this.#closed && this.#subscribers.size > 0) this.#reconnect(FIRST_RETRY_MS);
  }

  #reconnect(waitMs: number): void {
    this.#retry = setTimeout(() => {
      this.#connected().then(
        () => this.#subscribers.forEach(({ onGap }) => onGap()),
        () => this.#closed || this.#reconnect(Math.min(waitMs * 2, MAX_RETRY_MS)),
      );
    }, waitMs);
    this.#retry.unref();
  }
}
