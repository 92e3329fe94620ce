import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'ra-core';
import type { Client } from '../data/client.ts';
import { RecordCalls } from '../data/RecordCalls.ts';
import { askAhead } from '../engine/api/askAhead.ts';
import { firstPage } from '../engine/views/list/firstPage.ts';
import { holdsRight } from '../session/holdsRight.ts';
import type { SessionData } from '../session/loginState.ts';
import { hasFeature } from '../session/packageFeatures.ts';
import { permissionOf } from './permissionOf.ts';
import { routeOf } from './placeOf.ts';
import { definitionAtHand, resourceMenus } from './resources.tsx';

interface Surroundings {
  client: Client;
  queryClient: QueryClient;
  data: SessionData;
  store: Store;
  /** Where the page opens. */
  place: Pick<Location, 'pathname' | 'search'>;
}

/**
 * Asks for the rows of the list that the panel opens with, before any of it is drawn: they come while
 * the frame around them is made. Under react-admin's own key, so that its list finds them. Where the
 * place is no list, or its code is still on the way, nothing is asked.
 */
export function askFirstList({ client, queryClient, data, store, place }: Surroundings): void {
  const menu = resourceMenus.find((one) => `/${routeOf(one)}` === place.pathname);
  const resource = menu && definitionAtHand(menu.resource);
  if (!resource) return;
  const mayList = holdsRight(data, permissionOf(menu.resource, 'list'));
  if (!mayList || (menu.needs !== undefined && !hasFeature(data, menu.needs))) return;
  const params = firstPage(resource, place.search, store);
  if (!params) return;
  const { customerId } = data.user;
  const calls = new RecordCalls(client, () => ({ customerId }));
  const queryKey = [resource.name, 'getList', params];
  void askAhead(queryClient, queryKey, async ({ signal }) =>
    calls.getList(resource.name, { ...params, signal }),
  );
}
