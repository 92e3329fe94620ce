import { RENEW_MS, whileRenewing } from './whileRenewing.ts';

/** Options of a job that sends claimed messages. */
export interface SendingOptions {
  /** Milliseconds between two renewals of the claims. */
  renewMs?: number;
  /** Ends the run before its next message; the others stay claimed until another process takes them. */
  signal?: AbortSignal | undefined;
}

interface Sending<T> extends SendingOptions {
  /** Word for one of the messages in an error. */
  name: string;
  /** Renews the claims of the messages that are still to be sent. */
  renew: (ids: readonly number[]) => Promise<unknown>;
  send: (message: T) => Promise<void>;
}

/**
 * Sends claimed messages one after the other and renews the claims of the waiting ones, so that no other process
 * sends them meanwhile. A failed message does not keep the others waiting.
 * @throws AggregateError with the failures, after everything else has been sent
 */
export async function sendClaimed<T extends { id: number }>(
  claimed: readonly T[],
  { name, renew, send, renewMs = RENEW_MS, signal }: Sending<T>,
): Promise<void> {
  const waiting = new Set(claimed.map(({ id }) => id));
  const failures: Error[] = [];
  const sendAll = async () => {
    for (const message of claimed) {
      if (signal?.aborted) break;
      await send(message).catch((cause: unknown) =>
        failures.push(new Error(`${name} ${message.id} was not sent`, { cause })),
      );
      waiting.delete(message.id);
    }
  };
  await whileRenewing(() => renew([...waiting]), sendAll, renewMs);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${claimed.length} ${name}s failed`);
}
