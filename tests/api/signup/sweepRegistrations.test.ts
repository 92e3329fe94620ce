import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepRegistrations } from '../../../server/features/signup/commands.ts';
import { ANSWERS, wizardAccount, type WizardAccount } from './wizardAccount.ts';

let account: WizardAccount;
const start = new Date('2026-11-21T09:00:00.000Z');
const DAY = 86_400_000;

beforeAll(async () => {
  account = await wizardAccount();
  account.api.now.value = start;
  await account.api.db.kysely.deleteFrom('rate_counters').execute();
});
afterAll(() => account.close());

test('deletes entered data and pictures thirty days after the link expired', async () => {
  const { api } = account;
  const { kysely } = api.db;
  const { hash, wizard } = await account.invite();
  await account.fill(hash, 'unutan');
  const images = () =>
    kysely
      .selectFrom('provider_wizard_images')
      .select('picture')
      .where('wizard_id', '=', wizard.id)
      .execute();
  const [image] = await images();
  const sweep = (days: number) =>
    sweepRegistrations(
      api.db,
      { ports: api.ports, log: console },
      new Date(start.getTime() + days * DAY),
    );
  expect(await sweep(59)).toBe(0);
  expect(await images()).toHaveLength(1);
  expect(await sweep(61)).toBeGreaterThan(0);
  expect(await images()).toEqual([]);
  const left = await kysely
    .selectFrom('provider_wizards')
    .select(['form', 'done'])
    .where('id', '=', wizard.id)
    .executeTakeFirst();
  expect(left).toEqual({ form: ANSWERS.business, done: ['business'] });
  expect(await api.ports.storage.get(image?.picture.original.key ?? '')).toBeUndefined();
  expect(await sweep(61)).toBe(0);
});
