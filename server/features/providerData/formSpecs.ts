import type { Schemas } from '#contract/types.ts';

export type FormKey = Schemas['ProviderFormKey'];
export type CategoryType = Schemas['ProviderCategory']['categoryType'];

/** Form field without its texts, which are stored with the messages. */
export interface FieldSpec extends Omit<Schemas['FormMember'], 'label' | 'help'> {
  readonly options?: readonly string[];
  readonly fields?: readonly FieldSpec[];
}

export interface FormSpec {
  readonly key: FormKey;
  /** True if the form counts towards the completeness. */
  readonly isCounted: boolean;
  readonly fields: Readonly<Record<CategoryType, readonly FieldSpec[]>>;
}

const everywhere = (fields: readonly FieldSpec[]): FormSpec['fields'] => ({
  venue: fields,
  bridal: fields,
  service: fields,
});

const phone: FieldSpec = { name: 'phone', kind: 'phone', maxLength: 16 };
const email: FieldSpec = { name: 'email', kind: 'email', maxLength: 254 };

const GENERAL = everywhere([
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 160, noContacts: true },
  { ...phone, required: true },
  { ...email, required: true },
  { name: 'website', kind: 'url', maxLength: 300 },
]);

const count = (name: string, minimum: number, maximum: number): FieldSpec => ({
  name,
  kind: 'number',
  integer: true,
  minimum,
  maximum,
});

const several = (name: string, options: readonly string[]): FieldSpec => ({
  name,
  kind: 'enum',
  many: true,
  maxItems: options.length,
  options,
});

const DETAILS: FormSpec['fields'] = {
  venue: [
    {
      name: 'setting',
      kind: 'enum',
      required: true,
      options: ['garden', 'hotel', 'hall', 'boat', 'historic', 'restaurant', 'beach'],
    },
    {
      ...several('services', [
        'catering',
        'parking',
        'valet',
        'accessible',
        'accommodation',
        'generator',
        'bridalRoom',
        'afterParty',
      ]),
      required: true,
      minItems: 1,
    },
    { ...count('eventsPerDay', 1, 10), required: true },
    { name: 'alcohol', kind: 'enum', required: true, options: ['none', 'served', 'corkage'] },
    {
      ...count('corkageFee', 0, 1_000_000),
      required: true,
      when: { field: 'alcohol', values: ['corkage'] },
    },
    { name: 'hasRainPlan', kind: 'boolean' },
    { name: 'musicUntil', kind: 'enum', options: ['h22', 'h23', 'h00', 'h01', 'open'] },
  ],
  bridal: [
    {
      ...several('services', ['sale', 'rental', 'custom', 'alteration', 'accessories', 'evening']),
      required: true,
      minItems: 1,
    },
    { ...count('fittings', 1, 20), required: true },
    { ...count('deliveryWeeks', 1, 52), required: true },
    { ...count('smallestSize', 30, 64) },
    { ...count('largestSize', 30, 64) },
    { name: 'isByAppointment', kind: 'boolean' },
  ],
  service: [
    {
      ...several('occasions', ['wedding', 'engagement', 'henna', 'bridalShower', 'circumcision']),
      required: true,
      minItems: 1,
    },
    { ...count('experienceYears', 0, 80), required: true },
    { ...count('teamSize', 1, 200), required: true },
    { name: 'travels', kind: 'enum', required: true, options: ['city', 'country', 'abroad'] },
    { ...count('deliveryWeeks', 0, 52) },
  ],
};

const CONTACTS = everywhere([
  {
    name: 'contacts',
    kind: 'rows',
    many: true,
    required: true,
    minItems: 1,
    maxItems: 10,
    fields: [
      { name: 'name', kind: 'text', required: true, minLength: 2, maxLength: 120 },
      { name: 'duty', kind: 'text', maxLength: 120 },
      { ...phone, required: true },
      email,
    ],
  },
]);

const TEAM = everywhere([
  {
    name: 'team',
    kind: 'rows',
    many: true,
    maxItems: 20,
    fields: [
      { name: 'name', kind: 'text', required: true, minLength: 2, maxLength: 120 },
      { name: 'duty', kind: 'text', required: true, minLength: 2, maxLength: 120 },
      { name: 'bio', kind: 'longText', maxLength: 500, noContacts: true },
    ],
  },
]);

const ABOUT = everywhere([
  {
    name: 'about',
    kind: 'richText',
    required: true,
    maxLength: 10_000,
    advisedLength: 300,
    noContacts: true,
  },
]);

const LOCATION = everywhere([
  {
    name: 'districtId',
    kind: 'reference',
    required: true,
    reference: 'districts',
    narrowing: 'cityId',
  },
  {
    name: 'neighborhoodId',
    kind: 'reference',
    reference: 'neighborhoods',
    narrowing: 'districtId',
  },
  { name: 'address', kind: 'longText', required: true, minLength: 10, maxLength: 500 },
  { name: 'location', kind: 'mapPoint', required: true },
]);

/** Forms of a provider in their order. */
export const formSpecs: readonly FormSpec[] = [
  { key: 'general', isCounted: true, fields: GENERAL },
  { key: 'details', isCounted: true, fields: DETAILS },
  { key: 'contacts', isCounted: true, fields: CONTACTS },
  { key: 'team', isCounted: false, fields: TEAM },
  { key: 'about', isCounted: true, fields: ABOUT },
  { key: 'location', isCounted: true, fields: LOCATION },
];

/** Returns the form of a key. @throws Error for an unknown key */
export function formSpec(key: FormKey): FormSpec {
  const found = formSpecs.find((one) => one.key === key);
  if (!found) throw new Error(`formSpec(): expected a key of formSpecs, got ${key}`);
  return found;
}

/** Returns true if a text is the key of a form. */
export const isForm = (text: string): boolean => formSpecs.some(({ key }) => key === text);
