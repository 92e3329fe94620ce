import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { AnyRecord, Resource } from './runtimeDefinition.ts';
import { getField, labelKey, type Field } from './field.ts';
import { recordName } from './recordName.ts';
import { recordPath } from './recordPath.ts';
import { useResourceLocation, type ResourceLocation } from './useResourceLocation.ts';

/** A declared resource as pages and sections of one's own use it. */
export interface ResourceParts {
  /** Address of its list. */
  listPath: string;
  /** Address of its create form. */
  createPath: string;
  /** Address of one record. */
  recordPath: (id: number) => string;
  /** `meta` option of react-admin's hooks; completes the paths of the API. */
  meta: ResourceLocation['meta'];
  /** A field of the record, for `FieldValue`. @throws for a path that the contract does not have */
  field: (path: string) => Field;
  /** The word for a field, in the language of the page. */
  label: (path: string) => string;
  /** Returns the display name of a record. */
  nameOf: (record: AnyRecord) => string;
}

/** Addresses, words and fields of a declared resource, for a page that is written by hand. */
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
