import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContract, readOperations } from '../../../server/http/contract.ts';
import type { Caller } from '../../support/api.ts';
import { PASSWORD } from '../../support/signIn.ts';
import { openDesk, type Desk } from './desk.ts';

const operations = readOperations(loadContract()).filter(({ isPublic }) => !isPublic);
const blocked = operations.filter(({ allowedWhileImpersonating }) => !allowedWhileImpersonating);
const partly = operations.filter(({ blockedFields }) => blockedFields.length > 0);

/** A valid value for each rejected field. */
const VALUES: Readonly<Record<string, unknown>> = {
  name: 'Başka',
  surname: 'Biri',
  username: 'baska.biri',
  birthDate: '1990-01-01',
  identityNumber: '10000000146',
  roleId: 'manager',
  canManage: false,
  hasLeft: true,
  emails: [{ value: 'agent@example.com' }],
  phones: [],
  oldPassword: PASSWORD,
  password: 'kis-bahcesi-43',
  keepsOtherSessions: true,
  taxNumber: '4540536920',
  email: 'agent@example.com',
  phone: '+905321234567',
};

let desk: Desk;
let impersonation: Caller;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.api.close());
beforeEach(async () => {
  ({ impersonation } = await desk.impersonate(desk.ayse));
});

/** Returns all rows that control sign-in and identify users. */
async function doors() {
  const { kysely } = desk.api.db;
  const all = async (
    table: 'customers' | 'customer_users' | 'customer_user_contacts' | 'customer_user_providers',
  ) => kysely.selectFrom(table).selectAll().orderBy('id').execute();
  return {
    customers: await all('customers'),
    users: await all('customer_users'),
    contacts: await all('customer_user_contacts'),
    links: await all('customer_user_providers'),
    social: await kysely.selectFrom('social_accounts').selectAll().execute(),
    sessions: await kysely.selectFrom('sessions').select('token_hash').orderBy('id').execute(),
    challenges: await kysely.selectFrom('challenges').selectAll().orderBy('id').execute(),
  };
}

const paramsOf = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'customerId' ? desk.customerId : name === 'id' ? desk.mert : 1,
    ]),
  );

describe('an agent impersonating an owner', () => {
  test('is rejected for every operation that the contract blocks, which changes nothing', async () => {
    const before = await doors();
    expect(blocked.length).toBeGreaterThan(35);
    for (const { id, path } of blocked) {
      const { status, error } = await desk.api.refused(impersonation, id, {
        params: paramsOf(path),
      });
      expect([id, status, error.code]).toEqual([id, 403, 'blocked_while_impersonating']);
    }
    expect(await doors()).toEqual(before);
  });

  test('is rejected for every field that the contract blocks, alone and with others', async () => {
    const before = await doors();
    expect(partly.map(({ id }) => id)).toEqual(['updateCustomer', 'updateCustomerUser']);
    for (const { id, path, blockedFields } of partly)
      for (const field of blockedFields)
        for (const beside of [{}, id === 'updateCustomer' ? { taxOffice: 'A' } : { bio: 'A' }]) {
          const body = { ...beside, [field]: VALUES[field] };
          const { error } = await desk.api.refused(impersonation, id, {
            params: paramsOf(path),
            version: 1,
            body,
          });
          expect([id, field, error.code, error.errors]).toMatchObject([
            id,
            field,
            'blocked_while_impersonating',
            [{ path: field, code: 'blocked' }],
          ]);
        }
    expect(await doors()).toEqual(before);
  });

  test('can change what customers need support for', async () => {
    const params = { customerId: desk.customerId, id: desk.mert };
    const { data } = await desk.api.ok(impersonation, 'updateCustomerUser', {
      params,
      version: 1,
      body: { bio: 'Satış', titleId: null, preferredLanguage: 'en' },
    });
    expect(data).toMatchObject({ bio: 'Satış', preferredLanguage: 'en' });
    expect(data.allowed).toEqual({ update: true, remove: false });
  });
});

test('is the only one: the owner is not rejected', async () => {
  const owner = await desk.api.signedInAs(desk.ayse);
  const { data } = await desk.api.ok(owner, 'updateCustomerUser', {
    params: { customerId: desk.customerId, id: desk.mert },
    version: 2,
    body: { surname: 'Yeni', roleId: 'manager', username: 'mert.yeni' },
  });
  expect(data).toMatchObject({ surname: 'Yeni', roleId: 'manager', username: 'mert.yeni' });
});
