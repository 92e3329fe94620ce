import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Starts a minimal SMTP server with configurable responses, which stores its messages. */
export async function smtpServer() {
  const received: { recipients: string[]; data: string }[] = [];
  const replies = {
    recipient: (_address: string) => '250 2.1.5 Ok',
    data: () => '250 2.0.0 Queued',
  };
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    let message: string[] | undefined;
    let recipients: string[] = [];
    const send = (line: string) => socket.write(`${line}\r\n`);

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') recipients = [];
      if (verb === 'RCPT') {
        const address = /<(.*)>/.exec(line)?.[1] ?? '';
        const reply = replies.recipient(address);
        if (reply.startsWith('250')) recipients.push(address);
        send(reply);
      } else if (verb === 'DATA') {
        message = [];
        send('354 go ahead');
      } else {
        send(verb === 'QUIT' ? '221 bye' : '250 ok');
      }
    }
    function line(text: string): void {
      if (!message) {
        command(text);
      } else if (text === '.') {
        received.push({ recipients, data: message.join('\n') });
        message = undefined;
        send(replies.data());
      } else {
        message.push(text);
      }
    }
    socket.on('data', (chunk) => {
      const lines = (pending + chunk.toString('utf8')).split('\r\n');
      pending = lines.pop() ?? '';
      lines.forEach(line);
    });
    socket.on('error', () => undefined);
    send('220 here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the SMTP server listens on no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    answers: replies,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
