import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { knownView, searchOf } from './savedViews.ts';
import { markStarted, startViewOf, viewsKey, type StoredViews } from './startView.ts';

/**
 * The address of the view that a person chose to begin with; undefined where the list opens as it is.
 * It is for the first visit in a tab: whoever comes back from a record finds the list as it was.
 */
export function useStartView(
  resource: Resource,
  list: RuntimeListConfig | undefined,
): string | undefined {
  const [views] = useStore<StoredViews>(viewsKey(resource.name), []);
  const { search } = useLocation();
  const start = list && startViewOf(resource.name, views, search);
  const isNow = start !== undefined;
  useEffect(() => {
    if (search !== '' || !isNow) markStarted(resource.name);
  }, [search, isNow, resource.name]);
  return start && searchOf(knownView(resource, list, start));
}
