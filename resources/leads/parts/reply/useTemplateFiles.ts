import { useGetIdentity } from 'react-admin';
import { useState } from 'react';
import { getAttachmentFile, listAttachments } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useNotifyError } from '../../../../src/ui/useNotifyError.ts';

/** Fetches the files of a chosen template and adds them to the reply; shows a notification on failure. */
export function useTemplateFiles(onFiles: (files: File[]) => void) {
  const api = useApi();
  const notifyError = useNotifyError();
  const { identity } = useGetIdentity();
  const [isFetching, setFetching] = useState(false);
  const customerId: unknown = identity?.['customerId'];
  const fetchFile = async (customer: number, { id, document }: Schemas['Attachment']) => {
    const file = await api.call(getAttachmentFile, { params: { customerId: customer, id } });
    return new File([file], document.name, { type: document.mediaType });
  };
  const take = async ({ attachmentIds }: Schemas['Template']) => {
    if (attachmentIds.length === 0 || typeof customerId !== 'number') return;
    setFetching(true);
    try {
      const { data } = await api.call(listAttachments, {
        params: { customerId },
        query: { id: attachmentIds },
      });
      const inOrder = data.toSorted(
        (a, b) => attachmentIds.indexOf(a.id) - attachmentIds.indexOf(b.id),
      );
      onFiles(await Promise.all(inOrder.map((file) => fetchFile(customerId, file))));
    } catch (error) {
      notifyError(error);
    } finally {
      setFetching(false);
    }
  };
  return { isFetching, take };
}
