import { ListBase, type InfiniteListBaseProps } from 'react-admin';
import { use, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { CoveredContext } from '../../ui/CoveredContext.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { fetchesItself, TILES } from './layouts.ts';
import { ListPage } from './ListPage.tsx';
import { listDefaults, TILES_PER_PAGE } from './listDefaults.ts';
import { ListStateProvider } from './ListState.tsx';
import { useStartView } from './views/useStartView.ts';
import { useLayout } from './useLayout.ts';

const TilesBase = lazyWithPreload<InfiniteListBaseProps>(
  async () => (await import('./tiles/TilesBase.tsx')).TilesBase,
  'first',
);

/** Renders the list of a declared resource within react-admin's list context. */
export function ListView({ resource }: { resource: Resource }) {
  const { list } = resource.definition;
  const { base, meta, filter } = useResourceLocation(resource.name);
  const start = useStartView(resource, list);
  const isCovered = use(CoveredContext);
  const layoutChoice = useLayout(resource);
  const [layout] = layoutChoice;
  const isTiles = list?.tiles !== undefined && layout === TILES;
  const isOwn = fetchesItself(list, layout);
  const defaults = useMemo(
    () => ({ ...listDefaults(resource), ...(isTiles && { perPage: TILES_PER_PAGE }) }),
    [resource, isTiles],
  );
  const queryOptions = useMemo(
    () => ({ ...(meta && { meta }), ...(isOwn && { enabled: false }) }),
    [meta, isOwn],
  );
  if (!list) return null;
  if (start !== undefined && !isCovered) return <Navigate to={{ search: start }} replace />;
  const Base = isTiles ? TilesBase : ListBase;
  return (
    <Base
      resource={resource.name}
      // The route has already checked authentication; a second check would delay the first rows.
      disableAuthentication
      {...defaults}
      // Separate filters and pages for lists of the same resource under different parent records.
      {...((meta || filter) && { storeKey: base })}
      // With an open dialog, the URL is the dialog's; the list's parameters are then read from the store.
      {...(isCovered && {
        disableSyncWithLocation: true,
        storeKey: meta || filter ? base : `${resource.name}.listParams`,
      })}
      {...(filter && { filter })}
      queryOptions={queryOptions}
    >
      <ListStateProvider layoutChoice={layoutChoice}>
        {list.render ? <list.render /> : <ListPage resource={resource} list={list} />}
      </ListStateProvider>
    </Base>
  );
}
