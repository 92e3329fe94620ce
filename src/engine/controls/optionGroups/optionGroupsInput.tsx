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
  /** Form field with the id of the record that determines the kind, and that record's resource. */
  by: string;
  resource: string;
  /** Path of the kind's id in that record. */
  at: string;
  /** Fetches the option groups of a kind. */
  load: (
    api: PanelDataProvider,
    kind: number,
    signal: AbortSignal,
  ) => Promise<readonly OptionGroup[]>;
  /** Message key of the note that is shown until the record is chosen. */
  note: string;
}

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/**
 * Returns an input of grouped options that depend on the kind of another record of the form. Entities with such
 * options use it as a custom input (tags of photos, details of models). It is not a kind of the contract: the
 * contract would have to name an operation, its parameter and a field of another record, which is longer than this
 * code.
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
