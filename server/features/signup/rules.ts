import { addProviderWizardImageFacts } from '#contract/facts/addProviderWizardImage.ts';
import type { Schemas } from '#contract/types.ts';

type Step = Schemas['ProviderWizardStep'];
type Values = Schemas['ProviderWizardValues'];
type Save = Schemas['ProviderWizardSave'];

/** Steps in order. */
export const STEPS = [
  'business',
  'location',
  'company',
  'people',
  'product',
  'images',
  'agreement',
] as const satisfies readonly Step[];

/** Maximum number of pictures of a registration. */
export const MAX_IMAGES = addProviderWizardImageFacts.maxRecords;

/** Validity of a link in days. */
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

/** Fields that each kind of company lacks. */
const WITHOUT: Readonly<Record<string, readonly (keyof Values)[]>> = {
  individual: ['tradeExtension', 'taxNumber', 'taxOffice'],
  sole_proprietor: ['tradeExtension', 'taxNumber'],
  limited: ['identityNumber'],
  joint_stock: ['identityNumber'],
};

/** Returns true if a company of this type has a trade extension and a company tax number. */
export const isCorporate = (companyType: string | undefined): boolean =>
  companyType === 'limited' || companyType === 'joint_stock';

/** Progress of a registration: its values and the completed steps. */
export interface Progress {
  form: Values;
  done: readonly Step[];
}

/** Returns the first incomplete step. */
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

/** Returns the values of a step, without fields that its kind of company lacks. */
export function valuesOfStep(save: Save): Values {
  const { hash: _hash, step, ...sent } = save;
  const values = only(sent, FIELDS[step]);
  return step === 'company' ? without(values, WITHOUT[save.companyType ?? ''] ?? []) : values;
}

/** Returns a registration after a saved step, which is replaced as a whole. Another city clears the location. */
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

/** Returns the current status of a registration. */
export function statusOf(row: Dated, now: Date): Schemas['ProviderWizardStatus'] {
  if (row.finished_at !== null) return 'finished';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return Date.parse(row.expires_at) <= now.getTime() ? 'expired' : 'open';
}
