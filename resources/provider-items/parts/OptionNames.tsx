import { useQuery } from '@tanstack/react-query';
import { listItemOptionGroups } from '#contract/operations.ts';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import styles from './OptionNames.module.css';

type Ids = readonly number[];

const MAX_GROUPS = 100;

/** Renders the options of a model by group: `Kesim: Balık`, `Kumaş: Dantel, Tül`. */
export function OptionNames({ value }: CellProps<Ids, unknown>) {
  const api = useApi();
  const { data: groups = [] } = useQuery({
    queryKey: ['optionGroups', 'all'],
    queryFn: async ({ signal }) =>
      (await api.call(listItemOptionGroups, { query: { limit: MAX_GROUPS }, signal })).data,
    enabled: value.length > 0,
  });
  if (value.length === 0) return '–';
  const chosen = groups.flatMap(({ id, name, options }) => {
    const names = options.filter((option) => value.includes(option.id)).map((one) => one.name);
    return names.length > 0 ? [{ id, name, names }] : [];
  });
  return (
    <ul className={styles.options}>
      {chosen.map(({ id, name, names }) => (
        <li key={id}>
          <span>{name}:</span> <bdi>{names.join(', ')}</bdi>
        </li>
      ))}
    </ul>
  );
}
