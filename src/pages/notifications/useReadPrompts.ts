import { useMutation, useQueryClient } from '@tanstack/react-query';
import {} from 'react-admin';
import { completeProviderPrompts, createProviderPromptAction } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { promptsKey, type Prompt } from './promptQueries.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';

/** Returns functions that mark notifications as read; opening one has no effect during impersonation. */
export function useReadPrompts({ isImpersonated }: { isImpersonated: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const outcome = {
    onError: notifyError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: promptsKey }),
  };
  const one = useMutation({
    mutationFn: (id: number) =>
      api.call(createProviderPromptAction, { params: { id }, body: { type: 'completed' } }),
    ...outcome,
  });
  const all = useMutation({
    mutationFn: (upToId: number) =>
      api.call(completeProviderPrompts, { body: { type: 'completed', upToId } }),
    ...outcome,
  });
  return {
    mark: (prompt: Prompt) => {
      if (prompt.completedAt === null && !isImpersonated) one.mutate(prompt.id);
    },
    markAll: (upToId: number) => all.mutate(upToId),
    isMarkingAll: all.isPending,
  };
}
