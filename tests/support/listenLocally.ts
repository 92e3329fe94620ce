import { once } from 'node:events';
import type { Server } from 'node:http';

interface Listening {
  /** `http://127.0.0.1:…` */
  url: string;
  /** Closes the server and its open connections. */
  close: () => Promise<void>;
}

/** Starts a server on a free local port. */
export async function listenLocally(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
