import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between checks for connections that became idle while the API closes. */
const IDLE_CHECK_MS = 100;

/**
 * Returns a function that closes the API after the running requests; call this before the API listens. Keep-alive
 * connections whose request ends later, and those that browsers open in advance, would stay open until their
 * time-outs, so they are closed.
 */
export function closerOf(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    app.server.closeIdleConnections();
    // Node takes a connection without any request for a busy one.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const timer = setInterval(closeIdle, IDLE_CHECK_MS);
    try {
      await app.close();
    } finally {
      clearInterval(timer);
    }
  };
}
