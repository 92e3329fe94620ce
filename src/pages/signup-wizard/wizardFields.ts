import { get } from '#contract/get.ts';
import { providerWizards } from '#contract/manifest/provider-wizards.ts';
import type { Facts, FieldMap } from '../../engine/definition/manifest.ts';
import { kindNameOf, type Field } from '../../engine/definition/field.ts';
import type { RuntimeFieldSettings } from '../../engine/definition/runtimeDefinition.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { WizardStep } from './wizardSteps.ts';

const { fields } = providerWizards.create;

const facts: FieldMap = fields;

const CORPORATE = ['limited', 'joint_stock'];
const PERSONAL = ['individual', 'sole_proprietor'];

const SETTINGS: Readonly<Record<string, RuntimeFieldSettings>> = {
  categoryId: { input: ChoiceInput },
  cityId: { input: ChoiceInput },
  districtId: { input: ChoiceInput },
  location: { as: 'mapPoint' },
  companyType: { input: ChoiceInput },
  tradeExtension: { input: ChoiceInput, when: { companyType: CORPORATE } },
  taxNumber: { when: { companyType: CORPORATE } },
  taxOffice: { when: { companyType: [...CORPORATE, 'sole_proprietor'] } },
  identityNumber: { when: { companyType: PERSONAL } },
};

const PATHS = {
  business: ['businessName', 'categoryId', 'cityId'],
  location: ['districtId', 'address', 'location'],
  company: [
    'companyType',
    'customerName',
    'tradeExtension',
    'identityNumber',
    'taxNumber',
    'taxOffice',
    'billingAddress',
  ],
  people: ['users'],
} as const satisfies Partial<Record<WizardStep, readonly string[]>>;

/** Steps that are a plain form. */
export type FormStep = keyof typeof PATHS;

/** Returns true if a step is a plain form. */
export const isFormStep = (step: WizardStep): step is FormStep => Object.hasOwn(PATHS, step);

/** Returns a field of the registration for a form; it is required whenever it is shown. */
export function wizardField(path: string): Field {
  const own: Facts = { ...(facts[path] ?? { kind: 'text' }), required: true };
  const settings = SETTINGS[path] ?? {};
  return {
    resource: providerWizards.name,
    path,
    kind: kindNameOf(own, settings),
    facts: own,
    settings,
  };
}

const made = new Map<FormStep, readonly Field[]>();

/** Returns the fields of a step; cached, always the same objects. */
export function fieldsOfStep(step: FormStep): readonly Field[] {
  const stepFields = made.get(step) ?? PATHS[step].map(wizardField);
  made.set(step, stepFields);
  return stepFields;
}

/** Returns the fields of a step that are shown for its values. */
export const shownFields = (step: FormStep, values: unknown): readonly Field[] =>
  fieldsOfStep(step).filter(({ settings: { when } }) =>
    Object.entries(when ?? {}).every(([path, expected]) => expected?.includes(get(values, path))),
  );

/**
 * Returns the facts that validate the shown fields, including those of nested fields such as the parts of a
 * location.
 */
export function factsOf(shown: readonly Field[]): FieldMap {
  return Object.fromEntries(
    shown.flatMap((field) => [
      [field.path, field.facts],
      ...Object.entries(facts).filter(([path]) => path.startsWith(`${field.path}.`)),
    ]),
  );
}

/** Returns the form step that an invalid field belongs to; undefined for fields of the last step. */
export const stepOfFault = (name: string): FormStep | undefined =>
  Object.keys(PATHS)
    .filter((step): step is FormStep => Object.hasOwn(PATHS, step))
    .find((step) => PATHS[step].some((path) => path === name));
