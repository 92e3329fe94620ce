import { cleanup, render, type RenderResult } from '@testing-library/react';
import { CoreAdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { inject } from 'vitest';
import { get } from '#contract/get.ts';
import type { PromptProvider } from '../../src/engine/access/promptProvider.ts';
import { createQueryClient } from '../../src/app/queryClient.ts';
import { createClient } from '../../src/data/client.ts';
import { createDataProvider, type PanelDataProvider } from '../../src/data/dataProvider.ts';
import type { SessionKeys } from '../../src/data/request.ts';
import { parseResourceRoute, routeOf } from '../../src/app/parseResourceRoute.ts';
import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import {
  ResourceLocationContext,
  type ResourceLocation,
} from '../../src/engine/definition/useResourceLocation.ts';
import { loadI18nProvider } from '../../src/shell/i18nProvider.ts';
import { declared } from './declared.ts';
import { sendable } from '../support/sendable.ts';

/** A request of the panel and its response. */
export interface Call {
  method: string;
  /** Below the API's base: `/leads`. */
  path: string;
  query: URLSearchParams;
  status: number;
  body: unknown;
}

/** Returns true if the role has a permission for an action of a resource: `create`, `edit`. */
type HasPermission = (action: string) => boolean;

/** Faults that may be planted on purpose, to test that a check finds them. */
export interface Faults {
  /** Returns the resource to render instead. */
  drawn?: (resource: Resource) => Resource;
  /** Wraps the data provider. */
  provider?: (provider: PanelDataProvider) => PanelDataProvider;
  /** Wraps the client's fetch. */
  api?: (send: typeof fetch) => typeof fetch;
  /** Replaces the permissions of the role. */
  may?: HasPermission;
}

/** The panel's own contexts on the real API, for one resource. */
export interface World {
  /** Declared resource: what the checks expect. */
  resource: Resource;
  /** Rendered resource; the same unless a fault is planted. */
  drawn: Resource;
  provider: PanelDataProvider;
  /** Data provider without a planted fault, for the checks themselves. */
  directProvider: PanelDataProvider;
  /** Requests since the last `forget`, in the order of their responses. */
  readonly calls: readonly Call[];
  /** Clears the calls; responses to earlier requests no longer count. */
  clearCalls(): void;
  session: SessionKeys & { customerId: number };
  /**
   * Location of the resource; further parameters of its paths are those of the first record of its
   * parent.
   */
  place: ResourceLocation;
  /** Renders a view at a URL of the panel. @param may returns true for the role's permissions; all by default */
  mount(
    view: ReactElement,
    address: string | { pathname: string; state: object },
    may?: HasPermission,
  ): RenderResult;
}

/** Sessions by user, since each sign-in costs a hash. */
const sessions = new Map<string, Promise<World['session']>>();

async function signIn(login: string): Promise<World['session']> {
  const response = await fetch(`${inject('apiUrl')}/api/access-tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: login, password: 'demo1234' }),
  });
  const session = get(await response.json(), 'session');
  return {
    accessToken: String(get(session, 'accessToken.id')),
    consumerKey: String(get(session, 'consumerKey')),
    customerId: Number(get(session, 'user.customerId')),
  };
}

function sessionOf(login: string): Promise<World['session']> {
  const known = sessions.get(login) ?? signIn(login);
  sessions.set(login, known);
  return known;
}

/** Records every request of the panel with its response. */
function recorded(send: typeof fetch, current: () => Call[]): typeof fetch {
  return async (input, init) => {
    const calls = current();
    const response = await send(input, { ...init, body: (await sendable(init?.body)) ?? null });
    const url = new URL(input instanceof Request ? input.url : input);
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    calls.push({
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      status: response.status,
      body,
    });
    return response;
  };
}

/** Returns the location of a resource; one below a record is below the first one. */
async function pixelsOf(
  provider: PanelDataProvider,
  { name }: Resource,
): Promise<ResourceLocation> {
  const menus = declared.map(({ menu }) => menu);
  const menu = menus.find((one) => one.resource === name);
  if (!menu) return { resource: name, base: `/${name}` };
  const [above = '', ...below] = routeOf(menu).split(/\/:\w+/);
  const parent = below.length > 0 && menus.find((one) => routeOf(one) === above);
  if (!parent) return { resource: name, base: `/${name}` };
  const pagination = { page: 1, perPage: 1 };
  const sort = { field: 'id', order: 'ASC' as const };
  const { data } = await provider.getList(parent.resource, { pagination, sort, filter: {} });
  return parseResourceRoute(
    menu,
    `/${above}/${String(get(data[0], 'id'))}${below.join('')}`,
    menus,
  );
}

/** Creates an auth provider whose user's role has these permissions. */
const roleWith = (may: HasPermission): PromptProvider => {
  const nothing = () => Promise.resolve();
  const hasAccess: PromptProvider['hasAccess'] = ({ resource, action }) =>
    resource === 'features' || may(action);
  return {
    login: nothing,
    logout: nothing,
    checkAuth: nothing,
    checkError: nothing,
    canAccess: (asked) => Promise.resolve(hasAccess(asked)),
    hasAccess,
  };
};

/** Creates the panel's contexts for one resource, on the API with the demo account, signed in as its owner. */
export async function makeWorld(resource: Resource, faults: Faults = {}): Promise<World> {
  const session = await sessionOf('ayse');
  let calls: Call[] = [];
  const own = globalThis.fetch;
  const send = recorded(faults.api ? faults.api(own) : own, () => calls);
  const client = createClient({
    baseUrl: `${inject('apiUrl')}/api`,
    language: 'tr',
    session: { keys: () => session, onUnauthorized: () => {} },
    fetch: send,
  });
  const directProvider = createDataProvider({
    client,
    pathValues: () => ({ customerId: session.customerId }),
  });
  const provider = faults.provider ? faults.provider(directProvider) : directProvider;
  const i18nProvider = await loadI18nProvider('tr', ['tr', 'en', 'de', 'ar']);
  const place = await pixelsOf(directProvider, resource);
  const clearCalls = () => {
    calls = [];
  };
  clearCalls();
  const mount: World['mount'] = (view, address, may) => {
    cleanup();
    const queryClient = createQueryClient();
    const inside = (
      <CoreAdminContext
        i18nProvider={i18nProvider}
        dataProvider={provider}
        queryClient={queryClient}
        store={memoryStore()}
        {...(may && { authProvider: roleWith(faults.may ?? may) })}
      >
        <ResourceContextProvider value={resource.name}>
          <ResourceLocationContext value={place}>{view}</ResourceLocationContext>
        </ResourceContextProvider>
      </CoreAdminContext>
    );
    const routes = [
      { path: `/${resource.name}/:id/*`, element: inside },
      { path: '*', element: inside },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    return render(<RouterProvider router={router} />);
  };
  const drawn = faults.drawn ? faults.drawn(resource) : resource;
  return {
    resource,
    drawn,
    provider,
    directProvider,
    get calls() {
      return calls;
    },
    clearCalls,
    session,
    place,
    mount,
  };
}
