import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import type { RuntimeListConfig, Resource } from '../definition/runtimeDefinition.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { ColumnsButton } from './table/ColumnsButton.tsx';
import { setFilter, viewKeys } from './filters/listFilters.ts';
import { CALENDAR } from './layouts.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { useListState } from './ListState.tsx';
import styles from './ListToolbar.module.css';
import { ListTools } from './ListTools.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { useFilters } from './filters/useFilters.ts';

const FilterPanel = lazyWithPreload(
  async () => (await import('./filters/FilterPanel.tsx')).FilterPanel,
);

interface ListToolbarProps {
  resource: Resource;
  list: RuntimeListConfig;
  /** Content at the end. */
  children?: ReactNode;
}

/** Renders the search box, filters, layout switch, columns button and tools. */
export function ListToolbar({ resource, list, children }: ListToolbarProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const chosen = useFilters();
  const { layout } = useListState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = useMemo(
    () =>
      (list.filters ?? []).filter(
        (name) =>
          (!viewKeys(list).has(name) || list.views === undefined) && !(name in chosen.fixed),
      ),
    [list, chosen.fixed],
  );
  return (
    <div className={styles.toolbar}>
      {list.search && <SearchBox resource={resource} name={list.search} />}
      {offered.length > 0 && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={translate('ui.action.filter')}
          onPointerEnter={FilterPanel.preload}
          onFocus={FilterPanel.preload}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <FilterListOutlined />
          {!isPhone && translate('ui.action.filter')}
        </Button>
      )}
      <LayoutSwitch resource={resource} list={list} />
      {!isPhone && layout !== CALENDAR && <ColumnsButton resource={resource} list={list} />}
      <ListTools resource={resource} list={list} />
      {children}
      {anchor && (
        <Suspense fallback={null}>
          <FilterPanel
            resource={resource}
            names={offered}
            anchor={anchor}
            values={chosen.values}
            onChange={(name, value) => chosen.set(setFilter(chosen.values, name, value))}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
