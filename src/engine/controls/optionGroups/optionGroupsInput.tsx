import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, useGetOne } from 'react-admin';
import { use } from 'react';
import { get } from '#contract/get.ts';
import type { PanelDataProvider } from '../../../data/dataProvider.ts';
import type { InputProps } from '../../definition/cellProps.ts';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { UploadValuesContext } from '../upload/UploadValuesContext.ts';
import { useApi } from '../../queries/useApi.ts';
import { OptionGroups, type OptionGroup } from './OptionGroups.tsx';

interface OptionGroupsOf {
  /** Field of the form that names the record whose kind decides, and that record's resource. */
  by: string;
  resource: string;
  /** Path of the kind in that record. */
  at: string;
  /** Fetches the groups of a kind. */
  load: (
    api: PanelDataProvider,
    kind: number,
    signal: AbortSignal,
  ) => Promise<readonly OptionGroup[]>;
  /** Key of the note shown until the record is chosen. */
  note: string;
}

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/**
 * Returns an input of options by their groups, which depend on the kind of another record of the form. It is a part of
 * the entities that have such options (tags of photos, details of models), not a kind of the contract: a word would
 * have to name a call, its parameter and a field of another record, and say more than these few lines.
 * @example optionGroupsInput({ by: 'providerId', resource: 'providers', at: 'category.id', load, note })
 */
export function optionGroupsInput({ by, resource, at, load, note }: OptionGroupsOf) {
  function Groups({ id, ...inputProps }: InputProps & { id: number | undefined }) {
    const api = useApi();
    const { data: owner } = useGetOne<AnyRecord>(
      resource,
      { id: id ?? 0 },
      { enabled: id !== undefined },
    );
    const kind = idOf(get(owner, at));
    const { data } = useQuery({
      queryKey: ['optionGroups', kind],
      queryFn: ({ signal }) => load(api, kind ?? 0, signal),
      enabled: kind !== undefined,
    });
    return (
      <OptionGroups {...inputProps} groups={data} note={id === undefined ? note : undefined} />
    );
  }

  return function OptionGroupsInput(inputOptions: InputProps) {
    const given = use(UploadValuesContext);
    return (
      <FormDataConsumer>
        {({ formData }) => {
          const id = idOf(get(formData, by)) ?? idOf(given[by]);
          return <Groups {...inputOptions} id={id} />;
        }}
      </FormDataConsumer>
    );
  };
}
