import { useTranslate } from 'react-admin';
import { useCurrentTabInView } from '../../../ui/useCurrentTabInView.ts';
import { filterLabelKey, memberKey } from '../../definition/field.ts';
import type { Resource, RuntimeListConfig } from '../../definition/runtimeDefinition.ts';
import { activeView, setFilter } from '../filters/listFilters.ts';
import { useFilters } from '../filters/useFilters.ts';
import { useListControl } from '../useListControl.ts';
import { RecordCount } from './RecordCount.tsx';
import tabStyles from './ViewTabs.module.css';
import styles from './ViewValues.module.css';

interface ViewValuesProps {
  resource: Resource;
  list: RuntimeListConfig;
}

interface ValueTabsProps {
  resource: Resource;
  /** Name of the filter. */
  name: string;
  members: readonly string[];
}

function ValueTabs({ resource, name, members }: ValueTabsProps) {
  const translate = useTranslate();
  const control = useListControl();
  const { values, set } = useFilters();
  const current = values[name];
  const tabs = useCurrentTabInView(String(current));
  return (
    <nav
      ref={tabs}
      className={`${tabStyles.tabs} ${styles.values}`}
      aria-label={translate(filterLabelKey(resource.name, name))}
    >
      {[undefined, ...members].map((member) => {
        const filter = setFilter(values, name, member);
        return (
          <button
            key={member ?? ''}
            type="button"
            className={tabStyles.tab}
            aria-current={current === member ? 'true' : undefined}
            {...control({ page: 1, filter }, () => set(filter))}
          >
            {translate(member === undefined ? 'ui.all' : memberKey(resource.name, name, member))}{' '}
            <RecordCount resource={resource.name} filter={filter} />
          </button>
        );
      })}
    </nav>
  );
}

/** Renders the values that divide the active view as tabs with counts, after one for all of its records. */
export function ViewValues({ resource, list }: ViewValuesProps) {
  const { values } = useFilters();
  const by = list.views?.[activeView(list, values) ?? '']?.by;
  return Object.entries(by ?? {}).map(([name, members = []]) => (
    <ValueTabs key={name} resource={resource} name={name} members={members} />
  ));
}
