import { useGetList, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../definition/field.ts';
import type { Named } from '../reference/named.ts';

const MOST = 100;

/** Returns the options for which prices can be given, filtered by other form fields; empty until those are filled. */
export function usePriceOptions(field: Field): readonly Named[] {
  const { getSource } = useSourceContext();
  const { control } = useFormContext();
  const pairs = Object.entries(field.settings.options ?? {});
  const names = pairs.map(([, path]) => getSource(path ?? ''));
  const watched: unknown[] = useWatch({ control, name: names });
  const reference = field.facts.fields?.['catalogItemOptionId']?.ref ?? '';
  const filter = Object.fromEntries(pairs.map(([name], index) => [name, watched[index]]));
  const isOpen =
    pairs.length > 0 &&
    watched.every((value) => value !== undefined && value !== null && value !== '');
  const { data } = useGetList<Named>(
    reference,
    { filter, pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isOpen },
  );
  return isOpen ? (data ?? []) : [];
}
