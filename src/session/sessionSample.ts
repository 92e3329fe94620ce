import type { SessionData } from './loginState.ts';

/** Creates a session as the API returns it, for tests. */
export function sessionSample(changes: Partial<SessionData> = {}): SessionData {
  return {
    accessToken: {
      id: 'pt_4mKZq0x2b7mYp0o8Zb1n6Q',
      expiresAt: '2026-12-21T09:00:00.000Z',
      pendingPayments: [],
    },
    passwordChangeRequired: false,
    consumerKey: 'ck_J2zv7oXW0m4kq1ab',
    user: {
      id: 1,
      uuid: '7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111',
      name: 'Ayşe Yıldırım',
      username: 'ayse',
      customerId: 1,
      email: 'ayse@example.com',
      phone: '+905320000000',
      city: { id: 34 },
      role: 'owner',
      language: 'tr',
      image: null,
      permission: { advisorService: true, grants: ['leads.read', 'leads.write'] },
      accountManager: null,
      twoFactorEnabled: false,
      socialAccounts: [],
      isAgent: false,
    },
    customer: {
      id: 1,
      name: 'Yıldırım Davet Grubu',
      crmStatus: 'prime',
      isPaid: true,
      hasDebt: false,
    },
    providers: [],
    impersonation: null,
    ...changes,
  };
}

type Provider = SessionData['providers'][number];

/** Creates a provider of a sample session. */
export const providerSample = (changes: Partial<Provider> = {}): Provider => ({
  id: 5,
  name: 'Çınaraltı Kır Bahçesi',
  category: { id: 1, name: 'Kır Düğünü', categoryType: 'venue' },
  city: { id: 34, name: 'İstanbul' },
  district: null,
  onHold: false,
  listingProductName: 'Altın',
  features: [],
  ...changes,
});
