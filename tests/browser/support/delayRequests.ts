import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Random } from '../../../server/db/seed/random.ts';

/**
 * Delays requests of pages, and their responses, at random, if imported into the panel's process: half of the API
 * requests by up to 1.6 seconds, every seventh file by up to 0.7. Requests of the tests themselves are not delayed.
 * DELAY_SEED chooses the sequence.
 */

const random = new Random(Number(process.env['DELAY_SEED']));

/** Returns a delay in milliseconds; mostly short ones, as on a real line. */
function delayOf({ url = '', headers }: IncomingMessage): number {
  const isOfPage = headers['sec-fetch-mode'] !== undefined;
  if (!isOfPage || url.includes('/realtime/')) return 0;
  const part = random.next();
  if (!url.startsWith('/api/')) return part < 0.85 ? 0 : 700 * random.next();
  if (part < 0.5) return 0;
  return (part < 0.85 ? 300 : 1_600) * random.next();
}

function after(milliseconds: number, run: () => void): void {
  if (milliseconds > 0) setTimeout(run, milliseconds);
  else run();
}

/** Replaces a method by one that receives the call of the original one. */
function wrapMethod(
  prototype: object,
  name: string,
  wrapper: (call: () => unknown, self: unknown, values: readonly unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') throw new Error(`${name} is no method`);
  Reflect.set(prototype, name, function wrapped(this: unknown, ...values: unknown[]): unknown {
    return wrapper(() => Reflect.apply(method, this, values), this, values);
  });
}

wrapMethod(Server.prototype, 'emit', (call, _server, [event, request]) => {
  if (event !== 'request' || !(request instanceof IncomingMessage)) return call();
  after(delayOf(request), call);
  return true;
});

wrapMethod(ServerResponse.prototype, 'end', (call, response) => {
  const request: unknown = response instanceof ServerResponse && response.req;
  if (request instanceof IncomingMessage) after(delayOf(request), call);
  else call();
  return response;
});
