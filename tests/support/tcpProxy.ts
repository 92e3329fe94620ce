import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Starts a TCP proxy to `target` that can be cut, silenced, restored and slowed down. */
export async function tcpProxy(target: URL) {
  const sockets = new Set<Socket>();
  let open = true;
  let delayMs = 0;

  const slowly = () =>
    new Transform({
      async transform(chunk, _, done) {
        if (delayMs > 0) await setTimeout(delayMs);
        done(null, chunk);
      },
    });

  const server = createServer((client) => {
    if (!open) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(slowly()).pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the proxy listens on no port');
  const url = new URL(target);
  url.port = String(address.port);

  function disconnect(): void {
    open = false;
    for (const socket of sockets) socket.destroy();
  }
  return {
    url,
    cut: disconnect,
    /** Forwards nothing more on the open connections, as after a failure of the network; new ones work. */
    silence(): void {
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Delays each chunk, in ms. */
    slow(ms: number): void {
      delayMs = ms;
    },
    reconnect(): void {
      open = true;
      delayMs = 0;
    },
    async close(): Promise<void> {
      disconnect();
      server.close();
      await once(server, 'close');
    },
  };
}
