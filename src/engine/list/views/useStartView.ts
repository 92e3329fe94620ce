import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { supportedView, searchOf } from './savedViews.ts';
import { markStarted, startViewOf, viewsKey, type StoredViews } from './startView.ts';

/**
 * Returns the query string of the user's start view; undefined if the list opens unchanged. The start view applies
 * to the first visit in a tab; a return from a record restores the list's state.
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
  return start && searchOf(supportedView(resource, list, start));
}
