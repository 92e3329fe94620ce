import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { formKeys } from '../apiForm/formKeys.ts';
import { useApi } from '../queries/useApi.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { unflatten } from '../form/unflatten.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { useUpdateRecordCache } from '../queries/useUpdateRecordCache.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns two functions that change a record: `act` runs a contract action, `change` updates the given fields. */
export function useSend(resource: Resource) {
  const api = useApi();
  const queryClient = useQueryClient();
  const location = useResourceLocation(resource.name);
  const take = useUpdateRecordCache(location);
  const { meta } = location;
  const forms = resource.definition.show?.forms;
  /** @param from the record whose version the action is based on */
  const act = useCallback(
    async (from: Pick<AnyRecord, 'id'>, type: string, answers: object): Promise<RaRecord> => {
      const { id } = from;
      const { data } = await api.act(resource.name, id, { ...answers, type }, meta, from);
      await take(data);
      if (forms) void queryClient.invalidateQueries({ queryKey: formKeys(forms, id).answers });
      return data;
    },
    [api, resource.name, meta, take, forms, queryClient],
  );
  /** @param from the record whose version the change is based on */
  const change = useCallback(
    async (from: AnyRecord | RaRecord, values: Values): Promise<RaRecord> => {
      const params = { id: from.id, data: unflatten(values), previousData: from, meta };
      const { data } = await api.update<RaRecord>(resource.name, params);
      await take(data);
      return data;
    },
    [api, resource.name, meta, take],
  );
  return { act, change, take };
}
