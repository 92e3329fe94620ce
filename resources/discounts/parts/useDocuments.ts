import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createDiscountDocument,
  deleteDiscountDocument,
  getDiscountDocumentFile,
  listDiscountDocuments,
  updateDiscountDocument,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { saveFile } from '../../../src/engine/export/saveFile.ts';
import { firstListed } from '../../../src/engine/form/refusal.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useErrorMessage } from '../../../src/ui/useErrorMessage.ts';

type Document = Schemas['DiscountDocument'];

/** Fetches the documents of a campaign, and changes them; a refusal stays as `problem`. */
export function useDocuments(id: number) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const messageOf = useErrorMessage();
  const [problem, setProblem] = useState<string>();
  const query = useQuery({
    queryKey: ['discounts', 'documents', id],
    queryFn: async ({ signal }) =>
      (await api.call(listDiscountDocuments, { params: { id }, signal })).data,
  });
  const attempt = async (change: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await change();
      await query.refetch();
    } catch (error) {
      setProblem(firstListed(error) ?? messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const at = ({ id: documentId }: Document) => ({ id, documentId });
  return {
    query,
    isBusy,
    problem,
    add: (document: File) =>
      attempt(() =>
        api.call(createDiscountDocument, {
          params: { id },
          body: { document },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    replace: (one: Document, document: File) =>
      attempt(() => api.call(updateDiscountDocument, { params: at(one), body: { document } })),
    remove: (one: Document) => attempt(() => api.call(deleteDiscountDocument, { params: at(one) })),
    download: (one: Document) =>
      attempt(async () =>
        saveFile(await api.call(getDiscountDocumentFile, { params: at(one) }), one.document.name),
      ),
  };
}
