import type { ComponentType, ReactNode } from 'react';
import type { AnyFieldSettings, AnyRecord, Resource } from '../definition/anyDefinition.ts';
import type { Facts, FieldMap } from '../definition/manifest.ts';
import { isKind, type KindName } from '../definition/kinds.ts';

/** One field as a view draws it: the contract's facts and the definition's settings together. */
export interface Field {
  readonly resource: string;
  readonly path: string;
  readonly kind: KindName;
  readonly facts: Facts;
  readonly settings: AnyFieldSettings;
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

function fieldOf(resource: Resource, path: string, fields: FieldMap): Field {
  const facts = fields[path];
  if (!facts) throw new Error(`${resource.name} has no field ${path}`);
  const settings = resource.definition.fields?.[path] ?? {};
  const name = settings.as ?? facts.kind;
  const kind = isKind(name) ? name : 'text';
  return {
    resource: resource.name,
    path,
    kind: facts.many && facts.fields ? 'rows' : kind,
    facts,
    settings,
  };
}

const made = new WeakMap<FieldMap, Map<string, Field>>();

/** The same object for the same field, so that memoised cells stay still. */
export function getField(
  resource: Resource,
  path: string,
  fields: FieldMap = resource.manifest.fields,
): Field {
  const known = made.get(fields) ?? new Map<string, Field>();
  made.set(fields, known);
  const field = known.get(path) ?? fieldOf(resource, path, fields);
  known.set(path, field);
  return field;
}

/** The value at a dotted path; undefined where something on the way is missing. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, step) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, step)
          ? Reflect.get(at, step)
          : undefined,
      record,
    );
}

/** A scalar at a dotted path as text; empty for anything else. */
export function textAt(record: unknown, path: string): string {
  const value = valueAt(record, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Key of a field's label; rows hold the labels of their own fields under theirs. */
export const labelKey = ({ resource, path, kind }: Pick<Field, 'resource' | 'path' | 'kind'>) =>
  `resources.${resource}.fields.${path}${kind === 'rows' ? '.label' : ''}`;

/** Key of a filter's label. */
export const filterLabelKey = (resource: string, name: string) =>
  `resources.${resource}.fields.filters.${name}`;

/** Key of the word for a member of an enum. */
export const memberKey = (resource: string, path: string, member: string) =>
  `resources.${resource}.values.${path}.${member}`;
