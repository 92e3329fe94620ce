import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A WebSocket connection of a page, for text messages. */
export interface WebSocketConnection {
  send(text: string): void;
  close(): void;
}

interface WebSocketOptions {
  onOpen(connection: WebSocketConnection, request: IncomingMessage): void;
  onText(connection: WebSocketConnection, text: string): void;
  onClose(connection: WebSocketConnection): void;
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Encodes a server's frame, which is never masked (RFC 6455, section 5.2). */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x80 + opcode;
  head[1] = length < 126 ? length : length < 65_536 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}

/** Decodes the first complete frame of a page's bytes, with its length in bytes; undefined if it is incomplete. */
function firstFrame(bytes: Buffer) {
  if (bytes.length < 6) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const at = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < at + 4) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = at + 4 + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(at, at + 4);
  const payload = bytes.subarray(at + 4, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return { opcode: bytes.readUInt8(0) & 0x0f, payload: Buffer.from(payload), end };
}

/** Serves WebSockets at `path` of a server; supports unfragmented text messages only. */
export function serveWebSockets(server: Server, path: string, parts: WebSocketOptions): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (new URL(request.url ?? '/', 'http://here').pathname !== path) return void socket.destroy();
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    const write = (opcode: number, payload: Buffer) => {
      if (socket.writable) socket.write(frameOf(opcode, payload));
    };
    const connection = {
      send: (text: string) => write(TEXT, Buffer.from(text)),
      close: () => void socket.end(frameOf(CLOSE, Buffer.alloc(0))),
    };
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      for (let frame = firstFrame(rest); frame; frame = firstFrame(rest)) {
        rest = rest.subarray(frame.end);
        if (frame.opcode === TEXT) parts.onText(connection, frame.payload.toString());
        else if (frame.opcode === PING) write(PONG, frame.payload);
        else if (frame.opcode === CLOSE) connection.close();
      }
    });
    socket.on('error', () => socket.destroy());
    // A server's socket stays writable until it is ended explicitly.
    socket.on('end', () => socket.end());
    socket.once('close', () => parts.onClose(connection));
    parts.onOpen(connection, request);
  });
}
