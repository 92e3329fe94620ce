import { useListContext, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useCurrentTabInView } from '../../../ui/useCurrentTabInView.ts';
import type {
  RuntimeListConfig,
  RuntimeView,
  Resource,
} from '../../definition/runtimeDefinition.ts';
import { CountMark } from './CountMark.tsx';
import type { Count } from './countOf.ts';
import { activeView, chooseView, sortOf } from '../filters/listFilters.ts';
import { RecordCount } from './RecordCount.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useListControl } from '../useListControl.ts';
import { useCounts } from './useCounts.ts';
import { useFilters } from '../filters/useFilters.ts';
import styles from './ViewTabs.module.css';

const ViewValues = lazyWithPreload(async () => (await import('./ViewValues.tsx')).ViewValues);

interface ViewTabsProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/**
 * Renders the declared views as tabs, followed by the user's saved views; the filters in the URL determine the
 * active one.
 */
export function ViewTabs({ resource, list }: ViewTabsProps) {
  const translate = useTranslate();
  const { setSort } = useListContext();
  const control = useListControl();
  const filters = useFilters();
  const countOf = useCounts(resource, list);
  const active = activeView(list, filters.values);
  const tabs = useCurrentTabInView(active);
  const choose = (name: string, view: RuntimeView) => {
    const filter = chooseView(list, name, filters.values);
    const sort = view.sort && sortOf(view.sort);
    return control({ page: 1, filter, ...(sort && { sort }) }, () => {
      filters.set(filter);
      if (sort) setSort(sort);
    });
  };
  return (
    <div className={styles.views}>
      <nav ref={tabs} className={styles.tabs} aria-label={translate('engine.list.views')}>
        {Object.entries(list.views ?? {}).map(([name, view]) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-current={active === name ? 'true' : undefined}
            {...choose(name, view)}
          >
            {translate(`resources.${resource.name}.views.${name}`)}{' '}
            <ViewCount
              resource={resource}
              filter={view.count && chooseView(list, name, filters.values)}
              count={countOf(view.filter)}
            />
          </button>
        ))}
      </nav>
      <SavedViews resource={resource} list={list} />
      {list.views?.[active ?? '']?.by && (
        <Suspense fallback={null}>
          <ViewValues resource={resource} list={list} />
        </Suspense>
      )}
    </div>
  );
}

interface ViewCountProps {
  resource: Resource;
  /** Filter of the records to count; undefined for a view without a count of its own. */
  filter: object | undefined;
  count: Count | undefined;
}

function ViewCount({ resource, filter, count }: ViewCountProps) {
  if (count) return <CountMark count={count} />;
  return filter ? <RecordCount resource={resource.name} filter={filter} /> : null;
}
