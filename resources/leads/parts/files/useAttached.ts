import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBeforeUnload } from '../../../../src/ui/useBeforeUnload.ts';
import { bytesOf, faultOf, MOST_BYTES, MOST_FILES, type Attached } from './attached.ts';

const NONE: readonly Attached[] = [];

/**
 * Returns the files of an unsent reply, kept by lead. Navigation keeps them; signing out clears
 * them.
 */
export function useAttached(leadId: number) {
  const queryClient = useQueryClient();
  const queryKey = ['attachedFiles', leadId];
  const { data: attached = NONE } = useQuery({
    queryKey,
    queryFn: () => NONE,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const put = (change: (now: readonly Attached[]) => readonly Attached[]) =>
    queryClient.setQueryData<readonly Attached[]>(queryKey, (now) => change(now ?? NONE));
  const total = bytesOf(attached);
  const isTooMany = attached.length > MOST_FILES;
  const isTooMuch = total > MOST_BYTES;
  useBeforeUnload(attached.length > 0);
  return {
    attached,
    total,
    isTooMany,
    isTooMuch,
    /** True if all of the files may be sent, as far as the client can check. */
    areFine: !isTooMany && !isTooMuch && attached.every((one) => !faultOf(one)),
    add: (files: readonly File[]) =>
      put((now) => [...now, ...files.map((file) => ({ id: crypto.randomUUID(), file }))]),
    remove: (id: string) => put((now) => now.filter((one) => one.id !== id)),
    clear: () => put(() => NONE),
  };
}
