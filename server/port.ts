import { once } from 'node:events';
import { createServer } from 'node:net';

interface Place {
  host: string;
  port: number;
}

/** Error if the port cannot be bound, because of another process or of missing rights. */
export class PortUnavailable extends Error {
  constructor({ host, port }: Place, code: string) {
    const why =
      code === 'EADDRINUSE' ? 'is in use: stop what listens there' : `is refused (${code})`;
    super(`Port ${port} of ${host} ${why}, or set PORT to another one.`);
    this.name = 'PortUnavailable';
  }
}

/** Converts errors of listening to PortUnavailable; returns others unchanged. */
export function listenError(error: unknown, place: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isOfPlace = code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL';
  return isOfPlace ? new PortUnavailable(place, code) : error;
}

/** Checks that the port can be bound. @throws PortUnavailable */
export async function assertPortFree(place: Place): Promise<void> {
  const server = createServer();
  try {
    server.listen(place.port, place.host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, place);
  }
  server.close();
  await once(server, 'close');
}
