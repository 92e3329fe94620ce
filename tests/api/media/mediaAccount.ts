import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Schemas } from '#contract/types.ts';
import type { Ports } from '../../../server/ports/ports.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { filesRoute } from '../../../server/ports/storage/route.ts';
import { addCustomer, addPlaces, addProvider, addUser } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';

export type Media = Schemas['Media'];
export type Fields = Readonly<Record<string, string | File | readonly File[]>>;

export interface MediaAccount {
  api: TestApi;
  folder: string;
  caller: Caller;
  customerId: number;
  /** A provider with at most four photos. */
  providerId: number;
  /** Sends a form. @returns status and body */
  send(
    method: 'POST' | 'PUT',
    path: string,
    fields: Fields,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: { data: Media } & Schemas['Error'] }>;
  /** Adds a photo of a unique colour; throws if it is rejected. */
  addPhoto(fields?: Fields): Promise<Media>;
  close(): Promise<void>;
}

let shade = 0;

/** Creates a JPEG of a unique colour, with location metadata. */
export async function photo(width = 900, height = 600, name = 'bahçe.jpg'): Promise<File> {
  shade += 1;
  const background = { r: (shade * 37) % 255, g: (shade * 91) % 255, b: shade % 255 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'GPS 41.0,29.0' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

/**
 * Creates a customer with one provider, a venue by default; its files are in a temporary folder or in the given
 * storage.
 */
export async function mediaAccount(
  own: Partial<Ports> = {},
  categoryType: Schemas['ProviderCategory']['categoryType'] = 'venue',
): Promise<MediaAccount> {
  const folder = await mkdtemp(join(tmpdir(), 'medias-'));
  const api = await testApi({ ports: { storage: diskStorage({ folder }), ...own } });
  const { links, storage } = api.ports;
  await api.app.register(filesRoute(storage, { links, clock: () => api.now.value }));
  await addPlaces(api.db, categoryType);
  await api.db.kysely
    .insertInto('item_option_groups')
    .values({
      id: 10,
      provider_category_id: 1,
      name: 'Alan',
      options: JSON.stringify([{ id: 1001, name: 'Bahçe' }]),
    })
    .execute();
  const customerId = await addCustomer(api.db);
  const page = { features: ['uploadPhotos' as const], limits: JSON.stringify({ photos: 4 }) };
  const providerId = await addProvider(api.db, customerId, page);
  const user = { customerId, providerIds: [providerId] };
  const caller = await api.signedInAs(await addUser(api.db, user));
  const send: MediaAccount['send'] = async (method, path, fields, headers = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) form.append(name, one);
    const request = new Response(form);
    const response = await api.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...caller,
        ...headers,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    api,
    folder,
    caller,
    customerId,
    providerId,
    send,
    async addPhoto(fields = {}) {
      const { status, body } = await send('POST', '/medias', {
        providerId: String(providerId),
        kind: 'photo',
        tagIds: '[1001]',
        file: await photo(),
        ...fields,
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data;
    },
    async close() {
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface MediaAgent {
  agent: Caller;
  /** Sends a decision about a photo or video. */
  decide: (id: number, body: object) => ReturnType<TestApi['send']>;
}

/** Signs in a support agent of another customer. */
export async function mediaAgent({ api }: MediaAccount): Promise<MediaAgent> {
  const customerId = await addCustomer(api.db, 'Destek');
  const agent = await api.signedInAs(await addUser(api.db, { customerId, isAgent: true }));
  return {
    agent,
    decide: (id, body) =>
      api.send(agent, 'createApprovalAction', { params: { area: 'media', id }, body }),
  };
}
