import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AnyList, Resource } from '../../definition/anyDefinition.ts';
import { getField } from '../../fields/field.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterChip } from './FilterChip.tsx';
import { chipNames, setFilter, viewKeys } from './listFilters.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import styles from './ListToolbar.module.css';
import { ListTools } from './ListTools.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useFilters } from './useFilters.ts';

const loadPanel = () => import('./FilterPanel.tsx');
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }));

interface ListToolbarProps {
  resource: Resource;
  list: AnyList;
}

/** Search box, filters, the chosen ones as chips, columns. */
export function ListToolbar({ resource, list }: ListToolbarProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const chosen = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = useMemo(
    () =>
      (list.filters ?? []).filter((name) => !viewKeys(list).has(name) || list.views === undefined),
    [list],
  );
  const filters = resource.manifest.list?.filters ?? {};
  const change = (name: string, value: unknown) =>
    chosen.set(setFilter(chosen.values, name, value));
  const chips = chipNames(list, chosen.values).filter((name) => filters[name] !== undefined);
  return (
    <div className={styles.toolbar}>
      {list.search && <SearchBox resource={resource} name={list.search} />}
      {offered.length > 0 && (
        <Button
          variant="outlined"
          startIcon={<FilterListOutlined />}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('ui.action.filter')}
        </Button>
      )}
      <LayoutSwitch resource={resource} list={list} />
      {!isPhone && <ColumnsButton resource={resource} list={list} />}
      <ListTools resource={resource} list={list} />
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={translate('engine.list.chosenFilters')}>
          {chips.map((name) => (
            <FilterChip
              key={name}
              field={getField(resource, name, filters)}
              value={chosen.values[name]}
              onRemove={() => change(name, undefined)}
            />
          ))}
          <li>
            <Button
              size="small"
              onClick={() =>
                chosen.set(
                  Object.fromEntries(
                    Object.entries(chosen.values).filter(([name]) => !chips.includes(name)),
                  ),
                )
              }
            >
              {translate('ui.action.clearAll')}
            </Button>
          </li>
        </ul>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <FilterPanel
            resource={resource}
            names={offered}
            anchor={anchor}
            values={chosen.values}
            onChange={change}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
