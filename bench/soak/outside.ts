import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { smtpServer } from '../../tests/support/smtpServer.ts';
import { tcpProxy } from '../../tests/support/tcpProxy.ts';

const BUCKET = 'soak';
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const REFUSAL = '451 4.3.0 try again later';

/** Starts the external services of the processes: a mail server that can reject, and a bucket that can be slow. */
export async function startExternalServices() {
  const folder = await mkdtemp(join(tmpdir(), 'panel-bench-bucket-'));
  const configureBuckets = [{ name: BUCKET }];
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets,
  });
  const { port } = await bucket.run();
  const line = await tcpProxy(new URL(`http://127.0.0.1:${port}`));
  const mail = await smtpServer();
  /** Ids of the received mails, including duplicates. */
  const receivedMails: string[] = [];
  let refuses = false;
  mail.answers.data = () => {
    if (refuses) return REFUSAL;
    receivedMails.push(
      /^message-id: <([^@]+)@/im.exec(mail.received.at(-1)?.data ?? '')?.[1] ?? '',
    );
    return '250 2.0.0 Queued';
  };
  return {
    environment: {
      SMTP_URL: mail.url,
      S3_ENDPOINT: line.url.href,
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    receivedMails,
    slowStorage: (ms: number) => line.slow(ms),
    refuseMail: (isRefused: boolean) => {
      refuses = isRefused;
    },
    async close() {
      await mail.close();
      await line.close();
      await bucket.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ExternalServices = Awaited<ReturnType<typeof startExternalServices>>;
