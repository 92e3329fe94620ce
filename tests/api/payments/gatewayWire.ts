import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from '../../support/listenLocally.ts';

/** Side of a call on which it is held: the request never reaches the gateway, or the response never returns. */
export type Side = 'before' | 'after';

/** Starts a proxy to the gateway at `target` that can hold calls indefinitely. */
export async function gatewayProxy(target: string) {
  let heldCall: { path: string; side: Side; onHeld: () => void } | undefined;

  const server = createServer((incoming, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const bytes = await buffer(incoming);
      const hold = url.startsWith(heldCall?.path ?? ' ') ? heldCall : undefined;
      if (hold) heldCall = undefined;
      if (hold?.side === 'before') {
        hold.onHeld();
        return;
      }
      const { authorization = '', 'x-iyzi-rnd': random } = headers;
      const upstream = await fetch(target + url, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization,
          'x-iyzi-rnd': String(random),
        },
        ...(method !== 'GET' && { body: bytes }),
      });
      const text = await upstream.text();
      if (hold) hold.onHeld();
      else response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  return {
    ...(await listenLocally(server)),
    /** Holds the next call to a path. @returns a promise that resolves when the call is held */
    hold: (path: string, side: Side) =>
      new Promise<void>((onHeld) => {
        heldCall = { path, side, onHeld };
      }),
  };
}
