import type { Schemas } from '#contract/types.ts';
import { signupProducts } from '../../../server/db/seed/reference/signupProducts.ts';
import { jsonb } from '../../../server/db/jsonb.ts';
import { photo, mediaAccount, type MediaAccount } from '../media/mediaAccount.ts';
import { addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { ANONYMOUS } from '../../support/signIn.ts';

type Save = Schemas['ProviderWizardSave'];

export interface WizardAccount extends MediaAccount {
  agent: Caller;
  /** Opens a new session of the agent. */
  signInAgent(): Promise<Caller>;
  /** Sends an invitation link. @returns its hash and the registration */
  invite(own?: object): Promise<{ hash: string; wizard: Schemas['SupportWizard'] }>;
  save(hash: string, step: Save['step'], own?: object): Promise<Schemas['ProviderWizardSaved']>;
  addImage(hash: string, image?: File): Promise<{ status: number; body: { data: { id: number } } }>;
  /** Saves every step but the last. */
  fill(hash: string, username: string): Promise<void>;
}

/** Valid answers of each step. */
export const ANSWERS = {
  business: { businessName: 'Işık Bahçe', categoryId: 1, cityId: 34 },
  location: {
    districtId: 341,
    address: 'Riva Yolu 12',
    location: { latitude: 41.1, longitude: 29.1 },
  },
  company: {
    customerName: 'Işık Organizasyon',
    companyType: 'limited',
    tradeExtension: 'ltd_sti',
    taxNumber: '4540536920',
    taxOffice: 'Beykoz',
    billingAddress: 'Riva Yolu 12, Beykoz',
  },
  product: { productId: 2 },
} as const;

export const person = (username: string) => ({
  name: 'Lale',
  surname: 'Demir',
  username,
  email: `${username}@example.com`,
  phone: '+905321234567',
});

export const END = { agreesToTerms: true, knowsPrivacy: true, password: 'Papatya-1987' };

const LISTS = [
  ['customer_company_type', 'individual'],
  ['customer_company_type', 'sole_proprietor'],
  ['customer_company_type', 'limited'],
  ['customer_company_extension', 'ltd_sti'],
] as const;

/** Starts an API with places, lists, products and an agent of the support desk. */
export async function wizardAccount(): Promise<WizardAccount> {
  const account = await mediaAccount();
  const { api, customerId } = account;
  const words = jsonb({ tr: 'Ltd. Şti.', en: 'Ltd.', de: 'GmbH', ar: 'ش' });
  for (const [position, [item_type, item_id]] of LISTS.entries())
    await api.db.kysely
      .insertInto('config_items')
      .values({ item_type, item_id, position, words })
      .execute();
  for (const { words: names, ...product } of signupProducts)
    await api.db.kysely
      .insertInto('signup_products')
      .values({ ...product, words: jsonb(names) })
      .execute();
  const agentId = await addUser(api.db, { customerId, isAgent: true });
  const signInAgent = () => api.signedInAs(agentId);
  const agent = await signInAgent();
  const save: WizardAccount['save'] = async (hash, step, own = {}) => {
    const body = { hash, step, ...own };
    return (await api.ok(ANONYMOUS, 'saveProviderWizard', { body })).data;
  };
  const addImage: WizardAccount['addImage'] = async (hash, image) => {
    const form = new FormData();
    form.append('image', image ?? (await photo()));
    const request = new Response(form);
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/provider-wizard/${hash}/images`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    ...account,
    agent,
    signInAgent,
    save,
    addImage,
    async invite(own = {}) {
      const body = { contactName: 'Lale Demir', email: 'lale@example.com', language: 'tr', ...own };
      const { data } = await api.ok(agent, 'createSupportWizard', { body });
      return { hash: data.link?.split('/').at(-1) ?? '', wizard: data.wizard };
    },
    async fill(hash, username) {
      await save(hash, 'business', ANSWERS.business);
      await save(hash, 'location', ANSWERS.location);
      await save(hash, 'company', ANSWERS.company);
      await save(hash, 'people', { users: [person(username)] });
      await save(hash, 'product', ANSWERS.product);
      await addImage(hash);
      await save(hash, 'images');
    },
  };
}
