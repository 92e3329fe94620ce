import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiFormsConfig } from '../definition/apiFormsConfig.ts';
import { get } from '#contract/get.ts';
import { useApi } from '../queries/useApi.ts';
import { formKeys } from './formKeys.ts';
import type { ApiAnswers, ApiFormData, ApiFormOption } from './ApiFormData.ts';

interface ApiForms {
  forms: readonly ApiFormData[];
  options: readonly ApiFormOption[];
}

/** Fetches the forms of a record and the allowed values of their fields. */
export function useApiForms(config: ApiFormsConfig, id: number): UseQueryResult<ApiForms> {
  const api = useApi();
  return useQuery({
    queryKey: formKeys(config, id).forms,
    queryFn: async ({ signal }) => {
      const query = { [config.param]: id };
      const [forms, options] = await Promise.all([
        api.send(config.forms, { query, signal }),
        api.send(config.options, { query, signal }),
      ]);
      // cast: the API sends forms in this shape
      return { forms: get(forms, 'data'), options: get(options, 'data') } as ApiForms;
    },
  });
}

/** Fetches the answers of a record's forms. */
export function useApiAnswers(config: ApiFormsConfig, id: number): UseQueryResult<ApiAnswers> {
  const api = useApi();
  return useQuery({
    queryKey: formKeys(config, id).answers,
    queryFn: async ({ signal }) => {
      const params = { [config.param]: id };
      // cast: the API sends answers in this shape
      return get(await api.send(config.answers, { params, signal }), 'data') as ApiAnswers;
    },
  });
}

/** Returns a function that refetches everything that shows answers of a record. */
export function useRefreshAnswers(config: ApiFormsConfig, id: number, resource: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (answers?: unknown) => {
      if (answers !== undefined) queryClient.setQueryData(formKeys(config, id).answers, answers);
      else await queryClient.invalidateQueries({ queryKey: formKeys(config, id).answers });
      void queryClient.invalidateQueries({ queryKey: [resource] });
    },
    [queryClient, config, id, resource],
  );
}
