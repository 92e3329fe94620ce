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

/** One field as a view draws it: the contract's facts and the definition's settings together. */
export interface Field {
  readonly resource: string;
  readonly path: string;
  readonly kind: KindName;
  readonly facts: Facts;
  readonly settings: RuntimeFieldSettings;
  /** A computed value's own function; the contract knows nothing of it. */
  readonly compute?: (record: AnyRecord) => unknown;
  /** Settings of the members of rows, by their path below the rows. */
  readonly within?: { readonly [path: string]: RuntimeFieldSettings | undefined };
}

/** Draws a value for reading. */
export type Cell = ComponentType<{ field: Field; value: unknown; record: AnyRecord }>;

/** Asks for another field: rows ask for theirs. */
export type Ask = (field: Field, source: string) => ReactNode;

/** Asks for a value inside a form; `source` is the path in the form's values. */
export type Input = ComponentType<{ field: Field; source: string; ask: Ask }>;

/** Asks for a value to filter by. */
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
  /** Values that a form must refuse. */
  readonly bad: readonly unknown[];
}

/** The kind that draws a field: the definition's word, the contract's, or the nearest that can. */
export function kindNameOf(facts: Facts, settings: RuntimeFieldSettings): KindName {
  const name = settings.as ?? facts.kind;
  if (isKind(name)) return name;
  return facts.many && facts.fields ? 'rows' : 'text';
}

/** Settings whose paths lie below one, by what is left of their path. */
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

/** The same object for the same field, so that memoised cells stay still. */
export function getField(
  resource: Resource,
  path: string,
  fields: FieldMap = resource.manifest.fields,
): Field {
  const ofDefinition = made.get(resource.definition) ?? new WeakMap<FieldMap, Map<string, Field>>();
  made.set(resource.definition, ofDefinition);
  const known = ofDefinition.get(fields) ?? new Map<string, Field>();
  ofDefinition.set(fields, known);
  const field = known.get(path) ?? fieldOf(resource, path, fields);
  known.set(path, field);
  return field;
}

/** Returns a field's value in a record: the value at its path, or the value computed from the record. */
export const fieldValue = (field: Field, record: AnyRecord): unknown =>
  field.compute ? field.compute(record) : get(record, field.path);

/** A scalar at a dotted path as text; empty for anything else. */
export function getText(record: unknown, path: string): string {
  const value = get(record, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Kinds whose members have labels of their own under the field's. */
const HOLDERS: ReadonlySet<KindName> = new Set<KindName>(['rows', 'weekPrices']);

/** Key of a field's label; rows hold the labels of their own fields under theirs. */
export const labelKey = ({ resource, path, kind }: Pick<Field, 'resource' | 'path' | 'kind'>) =>
  `resources.${resource}.fields.${path}${HOLDERS.has(kind) ? '.label' : ''}`;

/** Key of a filter's label. */
export const filterLabelKey = (resource: string, name: string) =>
  `resources.${resource}.fields.filters.${name}`;

/** Key of the word for a member of an enum. */
export const memberKey = (resource: string, path: string, member: string) =>
  `resources.${resource}.values.${path}.${member}`;
