import { useCallback, useRef, useState } from 'react';
import { getCatalog } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { updateBody } from '../../engine/form/formBody.ts';
import { fieldMessages, staleRecord } from '../../engine/form/refusal.ts';
import { catalogFacts } from './catalogFields.ts';
import type { Catalog } from './outdated.ts';
import { errorMessage } from '../../ui/errorMessage.ts';

interface Outcomes {
  onSaved: () => void;
  /** Called with the current price list if another user has changed it. */
  onStale: (catalog: Catalog) => void;
}

/**
 * Returns a function that saves the changes to a price list; ignores calls while one runs.
 * @param customerId customer that owns the price list
 */
export function useCatalogSave(
  catalog: Catalog,
  customerId: number,
  { onSaved, onStale }: Outcomes,
) {
  const api = useApi();
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = useCallback(
    async (values: unknown) => {
      const { id } = catalog;
      const data = updateBody(catalogFacts, Object.keys(catalogFacts), values, catalog);
      try {
        await api.update('catalogs', { id, data, previousData: catalog });
        onSaved();
        return undefined;
      } catch (error) {
        if (!staleRecord(error)) {
          setRefusal(errorMessage(error));
          return { ...fieldMessages(error) };
        }
        onStale((await api.call(getCatalog, { params: { customerId, id } })).data);
        return undefined;
      }
    },
    [api, catalog, customerId, onSaved, onStale],
  );
  const save = useCallback(
    async (values: unknown) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSaving(true);
      setRefusal(undefined);
      try {
        return await send(values);
      } catch (error) {
        setRefusal(errorMessage(error));
        return {};
      } finally {
        isBusy.current = false;
        setSaving(false);
      }
    },
    [send],
  );
  return { save, isSaving, refusal };
}
