import { useQuery } from '@tanstack/react-query';
import {
  createDiscountDocument,
  deleteDiscountDocument,
  getDiscountDocumentFile,
  listDiscountDocuments,
  updateDiscountDocument,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useAttempt } from '../../../src/engine/form/useAttempt.ts';

type Document = Schemas['DiscountDocument'];

/** Returns the documents of a campaign and their mutations; an error is kept as `problem`. */
export function useDocuments(id: number) {
  const api = useApi();
  const { attempt, isBusy, problem } = useAttempt();
  const query = useQuery({
    queryKey: ['discounts', 'documents', id],
    queryFn: async ({ signal }) =>
      (await api.call(listDiscountDocuments, { params: { id }, signal })).data,
  });
  const change = (call: () => Promise<unknown>) =>
    attempt(async () => {
      await call();
      await query.refetch();
    });
  const at = ({ id: documentId }: Document) => ({ id, documentId });
  return {
    query,
    isBusy,
    problem,
    add: (document: File) =>
      change(() =>
        api.call(createDiscountDocument, {
          params: { id },
          body: { document },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    replace: (one: Document, document: File) =>
      change(() => api.call(updateDiscountDocument, { params: at(one), body: { document } })),
    remove: (one: Document) => change(() => api.call(deleteDiscountDocument, { params: at(one) })),
    download: (one: Document) =>
      change(async () =>
        saveFile(await api.call(getDiscountDocumentFile, { params: at(one) }), one.document.name),
      ),
  };
}
