import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { multipart } from '../../support/multipart.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'templates-'));
  account = await leadAccount({ ports: { storage: diskStorage({ folder }) } });
});
afterAll(async () => {
  await account.api.close();
  await rm(folder, { recursive: true, force: true });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
const params = () => ({ customerId: account.customerId });
let count = 0;

async function addFile(): Promise<number> {
  count += 1;
  const { headers, payload } = multipart(
    { name: `Menü ${count}` },
    [{ name: 'menu.pdf', bytes: PDF, type: 'application/pdf' }],
    'document',
  );
  const response = await account.api.app.inject({
    method: 'POST',
    url: `/api/customers/${account.customerId}/attachments`,
    headers: { ...account.ayse, ...headers },
    payload,
  });
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { id: number } }>().data.id;
}

async function addTemplate(attachmentIds: number[], language?: 'de') {
  count += 1;
  const { data } = await account.api.ok(account.ayse, 'createTemplate', {
    params: params(),
    body: {
      name: `Şablon ${count}`,
      subject: 'Teklifiniz',
      content: '<p>Merhaba {{couple}}</p>',
      attachmentIds,
      ...(language && { language }),
    },
  });
  return data;
}

const read = async (id: number) =>
  (await account.api.ok(account.ayse, 'getTemplate', { params: { ...params(), id } })).data;

test('stores files and language of a template, Turkish by default', async () => {
  const [menu, plan] = [await addFile(), await addFile()];
  expect(await addTemplate([plan, menu], 'de')).toMatchObject({
    attachmentIds: [plan, menu],
    language: 'de',
  });
  expect(await addTemplate([])).toMatchObject({ attachmentIds: [], language: 'tr' });
  const { data } = await account.api.ok(account.ayse, 'listTemplates', {
    params: params(),
    query: { language: 'de' },
  });
  expect(data).toHaveLength(1);
});

test('detaches one file, and keeps the others and the file itself', async () => {
  const [menu, plan] = [await addFile(), await addFile()];
  const { id, version } = await addTemplate([menu, plan]);
  const call = { params: { ...params(), id, attachmentId: menu } };
  const { data } = await account.api.ok(account.ayse, 'deleteTemplateAttachment', call);
  expect(data).toMatchObject({ attachmentIds: [plan], version: version + 1 });
  const kept = { params: { ...params(), id: menu } };
  await account.api.ok(account.ayse, 'getAttachment', kept);
  const again = await account.api.refused(account.ayse, 'deleteTemplateAttachment', call);
  expect(again.status).toBe(404);
});

test('deleting a file detaches it from all templates', async () => {
  const [menu, plan] = [await addFile(), await addFile()];
  const first = await addTemplate([menu, plan]);
  const second = await addTemplate([menu]);
  await account.api.ok(account.ayse, 'deleteAttachment', { params: { ...params(), id: menu } });
  expect((await read(first.id)).attachmentIds).toEqual([plan]);
  expect((await read(second.id)).attachmentIds).toEqual([]);
});

test('neither attaches nor detaches files of another account', async () => {
  const menu = await addFile();
  const { id } = await addTemplate([menu]);
  const theirs = await account.api.refused(account.stranger, 'createTemplate', {
    params: { customerId: account.strangersCustomer },
    body: { name: 'X', subject: 'X', content: '<p>X</p>', attachmentIds: [menu] },
  });
  expect(theirs.error.errors).toMatchObject([{ path: 'attachmentIds[0]', code: 'not_own' }]);
  const { status } = await account.api.refused(account.stranger, 'deleteTemplateAttachment', {
    params: { customerId: account.strangersCustomer, id, attachmentId: menu },
  });
  expect(status).toBe(404);
  expect((await read(id)).attachmentIds).toEqual([menu]);
});

test('a user who may only read templates cannot detach files', async () => {
  const menu = await addFile();
  const { id } = await addTemplate([menu]);
  const { status } = await account.api.refused(account.viewer, 'deleteTemplateAttachment', {
    params: { ...params(), id, attachmentId: menu },
  });
  expect(status).toBe(403);
});
