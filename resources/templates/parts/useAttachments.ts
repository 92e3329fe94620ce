import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useGetList, useGetMany } from 'react-admin';
import { attachments } from '#contract/manifest/attachments.ts';
import { createAttachment, getAttachmentFile } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useAttempt } from '../../../src/engine/form/useAttempt.ts';

export type Attachment = Schemas['Attachment'];

/** A customer's whole set fits into one page of the API, which has at most 100 records. */
const MAX_FILES = attachments.create.maxRecords;
const MAX_NAME = attachments.create.fields.name.maxLength;

/** Returns the name under which an uploaded file is saved: its own, without the extension. */
export const keptName = (fileName: string): string =>
  (fileName.replace(/\.[^.]+$/, '').trim() || fileName).slice(0, MAX_NAME);

/** Returns the customer id of the session; 0 until it is known. */
export function useCustomerId(): number {
  const { identity } = useGetIdentity();
  const customerId: unknown = identity?.['customerId'];
  return typeof customerId === 'number' ? customerId : 0;
}

/** Fetches saved files by their ids, in the order of the ids. */
export function useAttachments(ids: readonly number[]) {
  const { data, isPending, error, refetch } = useGetMany<Attachment>(
    'attachments',
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const found = new Map(data?.map((file) => [file.id, file]));
  const files = ids.flatMap((id) => found.get(id) ?? []);
  return { files, isPending: isPending && ids.length > 0, error, refetch };
}

/** Fetches all saved files of the customer. */
export function useAllAttachments(isWanted: boolean): readonly Attachment[] {
  const { data } = useGetList<Attachment>(
    'attachments',
    { pagination: { page: 1, perPage: MAX_FILES }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isWanted },
  );
  return data ?? [];
}

/** Returns the mutations that save and download files; an error is kept as `problem`. */
export function useFileCalls() {
  const api = useApi();
  const queryClient = useQueryClient();
  const customerId = useCustomerId();
  const { attempt, isBusy, problem } = useAttempt();
  return {
    isBusy,
    problem,
    attempt,
    /** Saves a file and returns its record; undefined if it was rejected. */
    upload: (document: File) =>
      attempt(async () => {
        const { data } = await api.call(createAttachment, {
          params: { customerId },
          body: { name: keptName(document.name), document },
          idempotencyKey: crypto.randomUUID(),
        });
        await queryClient.invalidateQueries({ queryKey: ['attachments'] });
        return data;
      }),
    download: ({ id, document }: Attachment) =>
      attempt(async () =>
        saveFile(await api.call(getAttachmentFile, { params: { customerId, id } }), document.name),
      ),
  };
}
