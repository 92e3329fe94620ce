import { useTranslate } from 'react-admin';
import { Button } from '../../../ui/Button.tsx';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { getField } from '../../definition/field.ts';
import { FilterChip } from './FilterChip.tsx';
import styles from './FilterChips.module.css';
import { chipNames, setFilter } from './listFilters.ts';
import { useFilters } from './useFilters.ts';

/** Renders the active filters, each with a remove button, and a button that clears all. */
export function FilterChips({ resource, list }: { resource: Resource; list: RuntimeListConfig }) {
  const translate = useTranslate();
  const chosen = useFilters();
  const filters = resource.manifest.list?.filters ?? {};
  const names = chipNames(list, chosen.values).filter(
    (name) => filters[name] !== undefined && !(name in chosen.fixed),
  );
  if (names.length === 0) return null;
  const others = () =>
    Object.fromEntries(Object.entries(chosen.values).filter(([name]) => !names.includes(name)));
  return (
    <ul className={styles.chips} aria-label={translate('engine.list.chosenFilters')}>
      {names.map((name) => (
        <FilterChip
          key={name}
          field={getField(resource, name, filters)}
          value={chosen.values[name]}
          onRemove={() => chosen.set(setFilter(chosen.values, name, undefined))}
        />
      ))}
      <li>
        <Button size="small" onClick={() => chosen.set(others())}>
          {translate('ui.action.clearAll')}
        </Button>
      </li>
    </ul>
  );
}
