import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedTemplates } from '../../../server/db/seed/reference/templates.ts';
import { shipTemplates } from '../../../server/db/seed/shipTemplates.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

const params = () => ({ customerId: account.customerId });
const list = async () =>
  (await account.api.ok(account.ayse, 'listTemplates', { params: params() })).data;
const ship = () =>
  account.api.db.kysely.transaction().execute((tx) => shipTemplates(tx, account.api.now.value));

test('an account starts with twelve templates, and keeps its own one of the same name', async () => {
  const name = 'Fiyat teklifimiz';
  await account.api.ok(account.ayse, 'createTemplate', {
    params: params(),
    body: { name, subject: 'Bizim teklifimiz', content: '<p>Merhaba</p>' },
  });
  await ship();
  const templates = await list();
  expect(shippedTemplates).toHaveLength(12);
  expect(templates.map((one) => one.name).toSorted()).toEqual(
    shippedTemplates.map((one) => one.name).toSorted(),
  );
  expect(templates.find((one) => one.name === name)?.subject).toBe('Bizim teklifimiz');
  expect(new Set(templates.map(({ language }) => language))).toEqual(new Set(['tr']));
});

test('a deleted template is not created again at the next start', async () => {
  const [first] = await list();
  await account.api.ok(account.ayse, 'deleteTemplate', {
    params: { ...params(), id: first?.id ?? 0 },
  });
  await ship();
  expect(await list()).toHaveLength(11);
});

test('every shipped template is valid', async () => {
  for (const { id, version, name, subject, content } of await list()) {
    const { data } = await account.api.ok(account.ayse, 'updateTemplate', {
      params: { ...params(), id },
      version,
      body: { name: `${name} 2`, subject, content },
    });
    expect(data).toMatchObject({ subject, content });
  }
});
