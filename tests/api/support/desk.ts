import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type TestApi, type TestApiOptions } from '../../support/api.ts';
import { addSignIn, callerOf, signIn } from '../../support/signIn.ts';

/** A support desk with one agent, and a customer with an owner, a sales user and a provider. */
export interface Desk {
  api: TestApi;
  agentId: number;
  customerId: number;
  providerId: number;
  ayse: number;
  mert: number;
  /** Signs in the agent again. */
  agent(): Promise<Caller>;
  /** Begins an impersonation. @returns the session headers of the agent and of the impersonation */
  impersonate(
    userId: number,
    desk?: Caller,
  ): Promise<{ desk: Caller; impersonation: Caller; id: number }>;
}

export async function openDesk(options: TestApiOptions = {}): Promise<Desk> {
  const api = await testApi(options);
  await addPlaces(api.db);
  const support = await addCustomer(api.db, 'Destek');
  const customerId = await addCustomer(api.db, 'Yıldırım Davet Grubu');
  const providerId = await addProvider(api.db, customerId, { name: 'Çınaraltı Kır Bahçesi' });
  const agentId = await addSignIn(api.db, {
    customerId: support,
    username: 'selin.destek',
    name: 'Selin',
    surname: 'Destek',
    role: 'viewer',
    isAgent: true,
  });
  const ayse = await addSignIn(api.db, {
    customerId,
    username: 'ayse',
    emails: ['ayse@example.com'],
    phones: ['+905321000101'],
    providerIds: [providerId],
    own: { identity_number: '10000000146' },
  });
  const mert = await addSignIn(api.db, {
    customerId,
    username: 'mert',
    name: 'Mert',
    surname: 'Kaya',
    role: 'sales',
    emails: ['mert@example.com'],
    providerIds: [providerId],
  });
  const agent = async () => callerOf(await signIn(api, 'selin.destek'));
  return {
    api,
    agentId,
    customerId,
    providerId,
    ayse,
    mert,
    agent,
    async impersonate(userId, agentCaller) {
      const desk = agentCaller ?? (await agent());
      const body = { customerUserId: userId, reason: 'Talep 1042: teklif gitmiyor' };
      const { data } = await api.ok(desk, 'createImpersonation', { body });
      const impersonation = {
        ...desk,
        'x-access-token': data.accessToken,
        'x-switch-user': String(data.customerUserId),
      };
      return { desk, impersonation, id: data.id };
    },
  };
}
