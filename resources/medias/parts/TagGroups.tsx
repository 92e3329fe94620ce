import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, useGetOne, useInput, useTranslate } from 'ra-core';
import { use } from 'react';
import { listItemOptionGroups } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { UploadValuesContext } from '../../../src/engine/list/uploads/UploadValuesContext.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { SkeletonRows } from '../../../src/ui/SkeletonRows.tsx';
import styles from './TagGroups.module.css';

type Provider = Schemas['Provider'];

const MAX_GROUPS = 100;

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** The groups of the category that a provider has. */
function useGroups(providerId: number | undefined) {
  const api = useApi();
  const { data: provider } = useGetOne<Provider>(
    'providers',
    { id: providerId ?? 0 },
    { enabled: providerId !== undefined },
  );
  const category = provider?.category.id;
  const { data } = useQuery({
    queryKey: ['item-option-groups', 'ofCategory', category],
    queryFn: ({ signal }) => {
      const query = { providerCategoryId: category ?? 0, limit: MAX_GROUPS };
      return api.call(listItemOptionGroups, { query, signal });
    },
    enabled: category !== undefined,
  });
  return data?.data;
}

interface GroupsProps extends Pick<InputProps, 'source' | 'error'> {
  providerId: number | undefined;
}

function Groups({ source, providerId, error }: GroupsProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: [] });
  const groups = useGroups(providerId);
  if (providerId === undefined)
    return <p className={styles.note}>{translate('resources.medias.tagsNeedProvider')}</p>;
  if (!groups)
    return <SkeletonRows label={translate('ui.state.loading')} rows={2} rowHeight="36px" />;
  const chosen = idsOf(field.value);
  const toggle = (tag: number) => {
    field.onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
    field.onBlur();
  };
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend>{group.name}</legend>
          {group.options.map((option) => (
            <label key={option.id} className={styles.tag}>
              <input
                type="checkbox"
                checked={chosen.includes(option.id)}
                onChange={() => toggle(option.id)}
              />
              {option.name}
            </label>
          ))}
        </fieldset>
      ))}
      {error !== undefined && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** Tags by the groups of the provider's category: chips that are pressed on and off. */
export function TagGroups({ source, error }: InputProps) {
  const given = use(UploadValuesContext);
  return (
    <FormDataConsumer<{ providerId?: unknown }>>
      {({ formData }) => (
        <Groups
          source={source}
          error={error}
          providerId={idOf(formData.providerId) ?? idOf(given['providerId'])}
        />
      )}
    </FormDataConsumer>
  );
}
