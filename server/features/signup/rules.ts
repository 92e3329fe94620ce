import { addProviderWizardImageFacts } from '#contract/facts/addProviderWizardImage.ts';
import type { Schemas } from '#contract/types.ts';

type Step = Schemas['ProviderWizardStep'];
type Values = Schemas['ProviderWizardValues'];
type Save = Schemas['ProviderWizardSave'];

/** The steps in their order. */
export const STEPS = [
  'business',
  'location',
  'company',
  'people',
  'product',
  'images',
  'agreement',
] as const satisfies readonly Step[];

/** Pictures of a registration. */
export const MAX_IMAGES = addProviderWizardImageFacts.maxRecords;

/** Days that a link is open. */
export const OPEN_DAYS = 30;

const FIELDS: Record<Step, readonly (keyof Values)[]> = {
  business: ['businessName', 'categoryId', 'cityId'],
  location: ['districtId', 'address', 'location'],
  company: [
    'customerName',
    'companyType',
    'tradeExtension',
    'taxNumber',
    'taxOffice',
    'billingAddress',
    'identityNumber',
  ],
  people: ['users'],
  product: ['productId'],
  images: [],
  agreement: [],
};

/** Fields that a kind of company does not have. */
const WITHOUT: Readonly<Record<string, readonly (keyof Values)[]>> = {
  individual: ['tradeExtension', 'taxNumber', 'taxOffice'],
  sole_proprietor: ['tradeExtension', 'taxNumber'],
  limited: ['identityNumber'],
  joint_stock: ['identityNumber'],
};

/** Returns true if a company of this type has a trade extension and a tax number of its own. */
export const isCorporate = (companyType: string | undefined): boolean =>
  companyType === 'limited' || companyType === 'joint_stock';

/** Progress of a registration: its values, and the steps that are done. */
export interface Progress {
  form: Values;
  done: readonly Step[];
}

/** Returns the step that a registration goes on with. */
export const stepOf = (done: readonly Step[]): Step =>
  STEPS.find((step) => !done.includes(step)) ?? 'agreement';

const without = (values: Values, fields: readonly (keyof Values)[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !fields.some((field) => field === name)),
  );

const only = (values: Values, fields: readonly (keyof Values)[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => fields.some((field) => field === name)),
  );

/** Returns the values that a step sends, without those that its kind of company does not have. */
export function valuesOfStep(save: Save): Values {
  const { hash: _hash, step, ...sent } = save;
  const values = only(sent, FIELDS[step]);
  return step === 'company' ? without(values, WITHOUT[save.companyType ?? ''] ?? []) : values;
}

/**
 * Returns a registration after one step is saved: the step is replaced as a whole. A page that moves to another
 * city is asked for its place again.
 */
export function afterStep({ form, done }: Progress, save: Save): Progress {
  const { step } = save;
  const next = { ...without(form, FIELDS[step]), ...valuesOfStep(save) };
  const moves = step === 'business' && form.cityId !== undefined && form.cityId !== next.cityId;
  const kept = done.filter((one) => one !== step && !(moves && one === 'location'));
  return {
    form: moves ? without(next, ['districtId', 'location']) : next,
    done: STEPS.filter((one) => one === step || kept.includes(one)),
  };
}

interface Dated {
  finished_at: string | null;
  withdrawn_at: string | null;
  expires_at: string;
}

/** Returns what became of a registration until now. */
export function statusOf(row: Dated, now: Date): Schemas['ProviderWizardStatus'] {
  if (row.finished_at !== null) return 'finished';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return Date.parse(row.expires_at) <= now.getTime() ? 'expired' : 'open';
}
