import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

const params = () => ({ customerId: account.customerId });
let count = 0;
const template = (subject: string, content: string) => {
  count += 1;
  return { name: `Şablon ${count}`, subject, content };
};
const add = (subject: string, content: string) =>
  account.api.send(account.ayse, 'createTemplate', {
    params: params(),
    body: template(subject, content),
  });

test.each([
  ['{{provider}}: teklifiniz', '<p>Merhaba {{couple}}, {{ weddingDate }} için</p>'],
  ['Teklifiniz', '<p>{{<strong>couple</strong>}} ve {{&nbsp;me}}</p>'],
  ['Tek { ayraç }', '<p>{{}</p>'],
])('accepts %s', async (subject, content) => {
  const response = await add(subject, content);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ data: { subject } });
});

test('rejects all unknown names at the field', async () => {
  const { error, status } = await account.api.refused(account.ayse, 'createTemplate', {
    params: params(),
    body: template('{{Teklif}}', '<p>{{couple}} {{<em>gift</em>}} {{}} {{gift}} {{secret}}</p>'),
  });
  expect(status).toBe(422);
  expect(error.errors).toEqual([
    {
      path: 'subject',
      code: 'merge_field',
      message: 'Böyle bir alan yok: Teklif. “Alan ekle” listesinden seçin.',
    },
    {
      path: 'content',
      code: 'merge_field',
      message: 'Böyle bir alan yok: gift, secret. “Alan ekle” listesinden seçin.',
    },
  ]);
});

test('validates an update like a create', async () => {
  const { data } = await account.api.ok(account.ayse, 'createTemplate', {
    params: params(),
    body: template('Konu', '<p>Metin</p>'),
  });
  const { error } = await account.api.refused(account.ayse, 'updateTemplate', {
    params: { ...params(), id: data.id },
    version: data.version,
    body: { content: '<p>{{fiyat}}</p>' },
  });
  expect(error.errors.map(({ path, code }) => [path, code])).toEqual([['content', 'merge_field']]);
});
