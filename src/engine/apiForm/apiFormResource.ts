import type { RuntimeFieldSettings, Resource } from '../definition/runtimeDefinition.ts';
import type { Facts, FieldMap } from '../definition/manifest.ts';
import type { ApiField, ApiFormData, ApiFormOption } from './ApiFormData.ts';

/** Messages by message key of the engine. */
export type FormMessages = Readonly<Record<string, string>>;

/** An API form as a resource of the engine. */
export interface ApiFormResource {
  readonly resource: Resource;
  readonly fields: FieldMap;
  readonly messages: FormMessages;
}

const degrees = (limit: number): Facts => ({
  kind: 'number',
  required: true,
  minimum: -limit,
  maximum: limit,
});

const POINT: FieldMap = { latitude: degrees(90), longitude: degrees(180) };

type Values = ReadonlyMap<string, readonly ApiFormOption[]>;

function factsOf(field: ApiField, options: Values): Facts {
  const {
    name,
    kind,
    label: _,
    help: __,
    required,
    many,
    integer,
    reference,
    fields,
    ...rest
  } = field;
  const { narrowing: ___, noContacts, feature, when: ____, ...facts } = rest;
  const values = options.get(name)?.map(({ value }) => value);
  return {
    ...facts,
    kind,
    ...(required ? { required: true as const } : { nullable: true as const }),
    ...(many && { many: true as const }),
    ...(integer && { integer: true as const }),
    ...(reference !== undefined && { ref: reference }),
    ...(noContacts && { noContacts: true as const }),
    ...(feature && { feature }),
    ...(values && { values }),
    ...(kind === 'mapPoint' && { fields: POINT }),
    ...(fields && {
      fields: Object.fromEntries(fields.map((one) => [one.name, factsOf(one, options)])),
    }),
  };
}

function settingsOf({ when, narrowing, feature }: ApiField): RuntimeFieldSettings {
  return {
    ...(when && { when: { [when.field]: when.values } }),
    ...(narrowing !== undefined && { options: { [narrowing]: narrowing } }),
    ...(feature && { needs: feature }),
  };
}

/** Returns fields by dotted path; fields of rows are below the path of their rows. */
const flat = (fields: readonly ApiField[], above = ''): [path: string, field: ApiField][] =>
  fields.flatMap((field): [string, ApiField][] => {
    const path = `${above}${field.name}`;
    return [[path, field], ...flat(field.fields ?? [], `${path}.`)];
  });

function messagesOf(
  name: string,
  { key, title, fields }: ApiFormData,
  options: readonly ApiFormOption[],
): FormMessages {
  const at = `resources.${name}`;
  const texts: Record<string, string> = { [`${at}.groups.${key}`]: title };
  for (const [path, field] of flat(fields)) {
    texts[`${at}.fields.${path}${field.fields ? '.label' : ''}`] = field.label;
    if (field.help !== undefined) texts[`${at}.help.${path}`] = field.help;
  }
  for (const { field, value, label } of options) texts[`${at}.values.${field}.${value}`] = label;
  return texts;
}

/** Returns a resource with the fields and messages of an API form. */
export function apiFormResource(
  form: ApiFormData,
  options: readonly ApiFormOption[],
): ApiFormResource {
  const name = `form:${form.key}`;
  const own = options.filter((one) => one.form === form.key);
  const byField = new Map(
    form.fields.flatMap(({ name: field }) => {
      const some = own.filter((one) => one.field === field);
      return some.length > 0 ? [[field, some] as const] : [];
    }),
  );
  const fields = Object.fromEntries(form.fields.map((one) => [one.name, factsOf(one, byField)]));
  const settings: Record<string, RuntimeFieldSettings> = {};
  for (const [path, field] of flat(form.fields)) settings[path] = settingsOf(field);
  return {
    fields,
    messages: messagesOf(name, form, own),
    resource: {
      name,
      manifest: {
        name,
        params: [],
        operations: {},
        fields,
        update: { fields, media: 'application/json' },
      },
      definition: {
        title: form.fields[0]?.name ?? 'id',
        fields: settings,
        edit: { form: { [form.key]: form.fields.map((one) => one.name) } },
      },
    },
  };
}
