import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { get } from '#contract/get.ts';
import { getField, labelKey } from '../definition/field.ts';
import { recordName } from '../definition/recordName.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { findFormerMain, mainFieldsOf } from '../form/formerMain.ts';
import { useApi } from '../queries/useApi.ts';

/**
 * Returns a function that describes which record loses a mark that only one record can have (`x-main`) by an
 * action. It resolves to undefined if none does, or if the request fails.
 */
export function useReplaced(resource: Resource) {
  const translate = useTranslate();
  const api = useApi();
  const location = useResourceLocation(resource.name);
  return useCallback(
    async (name: string, record: AnyRecord): Promise<string | undefined> => {
      const set = resource.definition.actions?.[name]?.set ?? {};
      const path = mainFieldsOf(resource, set).find((one) => get(record, one) !== true);
      if (path === undefined) return undefined;
      const former = await findFormerMain({ api, resource, location }, record, path).catch(
        () => undefined,
      );
      const field = translate(labelKey(getField(resource, path)));
      return (
        former &&
        translate('validation.tookMain', { field, name: recordName(resource, record), former })
      );
    },
    [translate, api, resource, location],
  );
}
