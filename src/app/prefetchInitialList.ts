import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, Store } from 'react-admin';
import type { Client } from '../data/client.ts';
import type { AppProps } from '../pages/sign-in/appLoader.ts';
import { RecordCalls } from '../data/RecordCalls.ts';
import { prefetch } from '../engine/queries/prefetch.ts';
import { firstPage } from '../engine/list/firstPage.ts';
import { hasPermission } from '../session/hasPermission.ts';
import { shownSession, type SessionData } from '../session/loginState.ts';
import { hasFeature } from '../session/packageFeatures.ts';
import { panelStore } from './panelStore.ts';
import { permissionOf } from './permissionOf.ts';
import { routeOf } from './parseResourceRoute.ts';
import { loadedDefinition, resourceMenus } from './resources.tsx';

export interface Dependencies {
  client: Client;
  data: SessionData;
  store: Store;
  /** Location at which the page opens. */
  location: Pick<Location, 'pathname' | 'search'>;
}

interface FirstList {
  /** Name of the resource. */
  resource: string;
  params: GetListParams;
  calls: RecordCalls;
}

/** Returns what the first list at a location depends on; undefined while signed out. */
export function dependenciesAt(
  { client, session }: AppProps,
  location: Dependencies['location'],
): Dependencies | undefined {
  const data = shownSession(session.login.get());
  return data && { client, data, store: panelStore(data.user.id), location };
}

const menuAt = (pathname: string) => resourceMenus.find((one) => `/${routeOf(one)}` === pathname);

/**
 * Returns the first request of the list at a location; undefined if the location is no list, or its code is
 * not loaded yet.
 */
function firstListOf({ client, data, store, location }: Dependencies): FirstList | undefined {
  const menu = menuAt(location.pathname);
  const resource = menu && loadedDefinition(menu.resource);
  if (!resource) return undefined;
  const canList = hasPermission(data, permissionOf(menu.resource, 'list'));
  if (!canList || (menu.needs !== undefined && !hasFeature(data, menu.needs))) return undefined;
  const params = firstPage(resource, location.search, store);
  const { customerId } = data.user;
  const calls = new RecordCalls(client, () => ({ customerId }));
  return params && { resource: resource.name, params, calls };
}

/**
 * Prefetches the rows of the list that the panel opens with, so that they load while the frame around them
 * renders. Uses react-admin's own query key, so that the list finds them in the cache.
 * @returns a promise that resolves once the rows are loaded
 */
export async function prefetchInitialList(
  queryClient: QueryClient,
  dependencies: Dependencies,
): Promise<void> {
  const first = firstListOf(dependencies);
  if (!first) return;
  const { resource, params, calls } = first;
  const queryKey = [resource, 'getList', params];
  await prefetch(queryClient, queryKey, async ({ signal }) =>
    calls.getList(resource, { ...params, signal }),
  );
}

/** Returns the address of the first request of the list at a location; undefined where there is none. */
export function initialListAddress(dependencies: Dependencies): string | undefined {
  const first = firstListOf(dependencies);
  return first?.calls.listAddress(first.resource, first.params);
}
