import { get } from '#contract/get.ts';
import type { ComponentType, ReactNode } from 'react';
import type {
  RuntimeDefinition,
  RuntimeFieldSettings,
  AnyRecord,
  Resource,
} from './runtimeDefinition.ts';
import type { Facts, FieldMap } from './manifest.ts';
import { isKind, type KindName } from './kinds.ts';

/** Field for a view: the contract's facts and the definition's settings. */
export interface Field {
  readonly resource: string;
  readonly path: string;
  readonly kind: KindName;
  readonly facts: Facts;
  readonly settings: RuntimeFieldSettings;
  /** Function of a computed value, which is not in the contract. */
  readonly compute?: (record: AnyRecord) => unknown;
  /** Settings of the members of rows, by their path below the rows. */
  readonly within?: { readonly [path: string]: RuntimeFieldSettings | undefined };
}

/** Renders a value read-only. */
export type Cell = ComponentType<{ field: Field; value: unknown; record: AnyRecord }>;

/** Renders the input of another field, such as a member of rows. */
export type RenderInput = (field: Field, source: string) => ReactNode;

/** Renders the input of a value in a form; `source` is the path in the form's values. */
export type Input = ComponentType<{ field: Field; source: string; renderInput: RenderInput }>;

/** Renders the input of a filter's value. */
export type FilterInput = ComponentType<{
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  label: string;
}>;

/** Examples of a kind, for its tests and the gallery. */
export interface Samples {
  readonly facts: Facts;
  readonly good: readonly unknown[];
  /** Values that a form must reject. */
  readonly bad: readonly unknown[];
}

/** Returns the kind that renders a field: the definition's `as`, else the contract's, else `rows` or `text`. */
export function kindNameOf(facts: Facts, settings: RuntimeFieldSettings): KindName {
  const name = settings.as ?? facts.kind;
  if (isKind(name)) return name;
  return facts.many && facts.fields ? 'rows' : 'text';
}

/** Returns the settings below a path, by their relative path. */
export function below(
  path: string,
  settings: NonNullable<Field['within']>,
): NonNullable<Field['within']> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) =>
      key.startsWith(`${path}.`) ? [[key.slice(path.length + 1), value]] : [],
    ),
  );
}

const NO_SETTINGS: RuntimeFieldSettings = {};

function computedField(resource: Resource, path: string): Field | undefined {
  const computed = resource.definition.computed?.[path];
  if (!computed) return undefined;
  return {
    resource: resource.name,
    path,
    kind: computed.as,
    facts: { kind: computed.as, readOnly: true },
    settings: NO_SETTINGS,
    compute: computed.value,
  };
}

function fieldOf(resource: Resource, path: string, fields: FieldMap): Field {
  const computed = fields === resource.manifest.fields && computedField(resource, path);
  if (computed) return computed;
  const facts = fields[path];
  if (!facts) throw new Error(`${resource.name} has no field ${path}`);
  const all = resource.definition.fields ?? {};
  const settings = all[path] ?? {};
  const kind = kindNameOf(facts, settings);
  const field: Field = { resource: resource.name, path, kind, facts, settings };
  return kind === 'rows' ? { ...field, within: below(path, all) } : field;
}

const made = new WeakMap<RuntimeDefinition, WeakMap<FieldMap, Map<string, Field>>>();

/**
 * Returns a field; the same object for the same arguments, so that memoised cells do not render again.
 * @throws Error if the resource has no field at that path
 */
export function getField(
  resource: Resource,
  path: string,
  fields: FieldMap = resource.manifest.fields,
): Field {
  const ofDefinition = made.get(resource.definition) ?? new WeakMap<FieldMap, Map<string, Field>>();
  made.set(resource.definition, ofDefinition);
  const fieldsByPath = ofDefinition.get(fields) ?? new Map<string, Field>();
  ofDefinition.set(fields, fieldsByPath);
  const field = fieldsByPath.get(path) ?? fieldOf(resource, path, fields);
  fieldsByPath.set(path, field);
  return field;
}

/** Returns a field's value in a record: the value at its path, or the value computed from the record. */
export const fieldValue = (field: Field, record: AnyRecord): unknown =>
  field.compute ? field.compute(record) : get(record, field.path);

/** Returns a string or number at a dotted path as text; an empty string for anything else. */
export function getText(record: unknown, path: string): string {
  const value = get(record, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Kinds whose members have message keys below the field's own key. */
const HOLDERS: ReadonlySet<KindName> = new Set<KindName>(['rows', 'weekPrices']);

/**
 * Returns the message key of a field's label. Members of rows have keys below it, so the label of the rows has its
 * own key.
 */
export const labelKey = ({ resource, path, kind }: Pick<Field, 'resource' | 'path' | 'kind'>) =>
  `resources.${resource}.fields.${path}${HOLDERS.has(kind) ? '.label' : ''}`;

/** Returns the message key of a filter's label. */
export const filterLabelKey = (resource: string, name: string) =>
  `resources.${resource}.fields.filters.${name}`;

/** Returns the message key of an enum's value. */
export const memberKey = (resource: string, path: string, member: string) =>
  `resources.${resource}.values.${path}.${member}`;
