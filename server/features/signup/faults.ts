import { holdsContactDetails } from '#contract/contactDetails.ts';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';
import type { Tx } from '../../http/call.ts';
import { configFaults } from '../configuration/commands.ts';
import { isCity, isDistrictOf, isUsernameTaken } from '../customers/commands.ts';
import { offeredProducts } from './store.ts';

type Step = Schemas['ProviderWizardStep'];
type Values = Schemas['ProviderWizardValues'];

async function businessFaults(tx: Tx, values: Values): Promise<FieldFault[]> {
  const { businessName = '', categoryId = 0, cityId = 0 } = values;
  const category = await tx
    .selectFrom('provider_categories')
    .select('id')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return [
    // Couples see the name as entered, as in the provider's own form.
    ...(holdsContactDetails(businessName)
      ? [{ path: 'businessName', code: 'contact_details' }]
      : []),
    ...(category ? [] : [{ path: 'categoryId', code: 'not_own' }]),
    ...((await isCity(tx, cityId)) ? [] : [{ path: 'cityId', code: 'not_own' }]),
  ];
}

async function locationFaults(tx: Tx, values: Values): Promise<FieldFault[]> {
  const { districtId = 0, cityId = 0 } = values;
  const isInCity = await isDistrictOf(tx, districtId, cityId);
  return isInCity ? [] : [{ path: 'districtId', code: 'not_own' }];
}

async function companyFaults(tx: Tx, values: Values): Promise<FieldFault[]> {
  const { companyType, tradeExtension } = values;
  return configFaults(tx, [
    { path: 'companyType', list: 'customer_company_type', value: companyType },
    { path: 'tradeExtension', list: 'customer_company_extension', value: tradeExtension },
  ]);
}

async function peopleFaults(tx: Tx, values: Values): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const seen = new Set<string>();
  for (const [index, { username }] of (values.users ?? []).entries()) {
    const at = (field: string) => `users[${index}].${field}`;
    const key = username.toLowerCase();
    if (seen.has(key) || (await isUsernameTaken(tx, username)))
      faults.push({ path: at('username'), code: 'taken' });
    seen.add(key);
  }
  return faults;
}

async function productFaults(tx: Tx, values: Values): Promise<FieldFault[]> {
  const [found] = await offeredProducts(tx, values.productId ?? 0);
  return found ? [] : [{ path: 'productId', code: 'not_own' }];
}

const none = async (): Promise<FieldFault[]> => [];

const FAULTS: Record<Step, (tx: Tx, values: Values) => Promise<FieldFault[]>> = {
  business: businessFaults,
  location: locationFaults,
  company: companyFaults,
  people: peopleFaults,
  product: productFaults,
  images: none,
  agreement: none,
};

/** Returns the faults of a step's values that the contract cannot express. */
export const faultsOfStep = (tx: Tx, step: Step, values: Values): Promise<FieldFault[]> =>
  FAULTS[step](tx, values);
