import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { useCallback, useState } from 'react';
import { useApi } from '../../api/useApi.ts';

interface Done {
  /** Field messages of the API, in the form's shape. */
  errors?: object;
}

function errorsOf(error: unknown): object | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  const errors: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : undefined;
  return typeof errors === 'object' && errors !== null ? errors : undefined;
}

/** Carries out an action on a record and lets every list and page of the resource ask anew. */
export function useAction(resource: string, id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isActing, setActing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const act = useCallback(
    async (action: { type: string } & Record<string, unknown>): Promise<Done> => {
      setActing(true);
      setRefusal(undefined);
      try {
        const { data } = await api.act(resource, id, action);
        queryClient.setQueryData([resource, 'getOne', { id: String(id), meta: undefined }], data);
        await queryClient.invalidateQueries({
          predicate: ({ queryKey: [name] }) =>
            typeof name === 'string' &&
            (name === resource || name.startsWith(resource.replace(/s$/, '-'))),
        });
        return {};
      } catch (error) {
        const errors = errorsOf(error);
        setRefusal(error instanceof Error ? error.message : String(error));
        return { errors: errors ?? {} };
      } finally {
        setActing(false);
      }
    },
    [api, resource, id, queryClient],
  );
  return { act, isActing, refusal };
}
