import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Schemas } from '#contract/types.ts';
import { outboxPage } from '../../../server/ports/sandbox/outbox.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import type { Caller, TestApi } from '../../support/api.ts';
import { multipart, type SentFile } from '../../support/multipart.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

type Message = Schemas['LeadMessage'];

interface SendOptions {
  by?: Caller;
  key?: string;
  fields?: Record<string, string>;
}

export const MEGABYTE = 1_048_576;
export const mail = { subject: 'Teklifimiz', body: 'Merhaba Elif Hanım' };

export const pdf = (name = 'menü.pdf', size = 2000): SentFile => ({
  name,
  bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]),
});

export const picture = async (
  name = 'salon.jpg',
  width = 900,
  height = 600,
): Promise<SentFile> => ({
  name,
  bytes: await sharp({ create: { width, height, channels: 3, background: '#7a1f4b' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .toBuffer(),
});

/** An account whose e-mails have attachments, with access to the stored and the sent files. */
export class FileDesk {
  /** Hook that runs before each operation of the storage. */
  onStorage: (what: 'put' | 'get' | 'remove') => Promise<void> = async () => {};
  leadId = 0;

  private constructor(
    readonly folder: string,
    readonly account: LeadAccount,
    readonly api: TestApi,
  ) {}

  static async open(): Promise<FileDesk> {
    const folder = await mkdtemp(join(tmpdir(), 'attachments-'));
    const disk = diskStorage({ folder });
    const at: { desk?: FileDesk } = {};
    const storage: StoragePort = {
      put: async (key, file) => {
        await at.desk?.onStorage('put');
        await disk.put(key, file);
      },
      get: async (key) => {
        await at.desk?.onStorage('get');
        return disk.get(key);
      },
      remove: (key) => disk.remove(key),
    };
    const account = await leadAccount({ ports: { storage } });
    await account.api.app.register(outboxPage(account.api.db));
    at.desk = new FileDesk(folder, account, account.api);
    return at.desk;
  }

  async close(): Promise<void> {
    await this.api.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Creates another lead, deletes all stored files, and advances two hours past the hourly limits. */
  async begin(lead: Parameters<typeof addLead>[1] = {}): Promise<void> {
    const { now } = this.api;
    this.onStorage = async () => {};
    now.value = new Date(now.value.getTime() + 2 * 3_600_000);
    ({ leadId: this.leadId } = await addLead(this.account, lead));
    await this.loseFiles();
  }

  loseFiles(): Promise<void> {
    return rm(join(this.folder, 'documents'), { recursive: true, force: true });
  }

  /** Returns the keys of all stored files. */
  async stored(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.folder.length + 1));
  }

  post(
    files: readonly SentFile[],
    { by = this.account.ayse, key, fields = mail }: SendOptions = {},
  ) {
    const { headers, payload } = multipart(fields, files);
    return this.api.app.inject({
      method: 'POST',
      url: `/api/leads/${this.leadId}/messages/email`,
      headers: { ...by, ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload,
    });
  }

  /** Sends an e-mail. @returns the message from the API */
  async send(files: readonly SentFile[], options?: SendOptions): Promise<Message> {
    const response = await this.post(files, options);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<{ data: Message }>().data;
  }

  async retry(messageId: number): Promise<Message> {
    const body = { type: 'retry', messageId };
    const params = { id: this.leadId };
    return (await this.api.ok(this.account.ayse, 'createLeadMessageAction', { params, body })).data;
  }

  async conversation(): Promise<Message[]> {
    const params = { id: this.leadId };
    return (await this.api.ok(this.account.ayse, 'listLeadMessages', { params })).data;
  }

  /** Returns the sent messages, newest first. */
  outbox() {
    return this.api.db.kysely
      .selectFrom('sandbox_outbox')
      .select(['id', 'recipients', 'attachments'])
      .orderBy('id', 'desc')
      .execute();
  }

  /** Returns an attachment of the last sent message, as stored in the outbox. */
  async wentOut(index: number): Promise<Buffer> {
    const [row] = await this.outbox();
    const url = `/sandbox/outbox/${row?.id}/attachments/${index}`;
    return (await this.api.app.inject(url)).rawPayload;
  }

  download({ attachments }: Message, { by = this.account.ayse, index = 0, search = '' } = {}) {
    return this.api.app.inject({ url: `${attachments[index]?.url}${search}`, headers: by });
  }
}
