import { useNotify } from 'react-admin';
import { useState } from 'react';
import { deleteCatalogFile, getCatalogFile } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { useResourceLocation } from '../../../src/engine/definition/useResourceLocation.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useUpdateRecordCache } from '../../../src/engine/queries/useUpdateRecordCache.ts';
import { useNotifyError } from '../../../src/ui/useNotifyError.ts';

/** Reads, downloads and deletes the PDF of a price list, one at a time. */
export function useCatalogPdf({ id }: Pick<Schemas['Catalog'], 'id'>, customerId: number) {
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const updateCache = useUpdateRecordCache(useResourceLocation('catalogs'));
  const [isBusy, setBusy] = useState(false);
  const params = { customerId, id };
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    read: (signal: AbortSignal) => api.call(getCatalogFile, { params, signal }),
    download: (name: string) =>
      run(async () => saveFile(await api.call(getCatalogFile, { params }), name)),
    remove: () =>
      run(async () => {
        const { data } = await api.call(deleteCatalogFile, { params });
        await updateCache(data);
        notify('resources.catalogs.pdf.removed', { type: 'success' });
      }),
  };
}
