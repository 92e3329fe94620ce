import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { AnyRecord, Resource } from './runtimeDefinition.ts';
import { getField, labelKey, type Field } from './field.ts';
import { recordName } from './recordName.ts';
import { recordPath } from './recordPath.ts';
import { useResourceLocation, type ResourceLocation } from './useResourceLocation.ts';

/** Paths, labels and fields of a declared resource, for custom pages and sections. */
export interface ResourceParts {
  /** Path of its list. */
  listPath: string;
  /** Path of its create form. */
  createPath: string;
  /** Returns the path of a record. */
  recordPath: (id: number) => string;
  /** `meta` option for react-admin's hooks, with the path parameters of the API. */
  meta: ResourceLocation['meta'];
  /** Returns a field for `FieldValue`. @throws Error if the contract has no field at that path */
  field: (path: string) => Field;
  /** Returns the translated label of a field. */
  label: (path: string) => string;
  /** Returns the display name of a record. */
  nameOf: (record: AnyRecord) => string;
}

/** Returns the paths, labels and fields of a declared resource for a custom page. */
export function useResource(resource: Resource): ResourceParts {
  const translate = useTranslate();
  const { base, meta } = useResourceLocation(resource.name);
  return useMemo(
    () => ({
      listPath: base,
      createPath: `${base}/create`,
      recordPath: (id) => recordPath(base, id),
      meta,
      field: (path) => getField(resource, path),
      label: (path) => translate(labelKey(getField(resource, path))),
      nameOf: (record) => recordName(resource, record),
    }),
    [resource, translate, base, meta],
  );
}
