import { CoreAdminContext, memoryStore } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../src/app/queryClient.ts';
import { ApiError, type ApiFieldError } from '../../src/data/ApiError.ts';
import type { Client } from '../../src/data/client.ts';
import { createDataProvider } from '../../src/data/dataProvider.ts';
import type { PlainRestApi } from '../../src/data/plainRest.ts';
import type { Endpoint, RequestOptions } from '../../src/data/request.ts';
import type { AccessRequirement } from '../../src/engine/access/promptProvider.ts';
import type { AnyRecord } from '../../src/engine/definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import type { SessionData } from '../../src/session/loginState.ts';
import { hasFeature } from '../../src/session/packageFeatures.ts';
import { providerSample, sessionSample } from '../../src/session/sessionSample.ts';
import { loadI18nProvider } from '../../src/shell/i18nProvider.ts';
import { Notifications } from '../../src/shell/Notifications.tsx';

export type Sent = Endpoint & RequestOptions;

interface Refusal {
  status: number;
  code: 'conflict' | 'forbidden' | 'validation';
  message: string;
  errors?: ApiFieldError[];
  isGeneral?: boolean;
}

/** Simulated API of records; a change needs the current version. */
export class RecordsApi {
  readonly records = new Map<number, AnyRecord>();
  readonly sent: Sent[] = [];
  /** Error response to the next change. */
  refusal: Refusal | undefined;
  /** Further members of the `meta` of lists. */
  meta: object = {};
  /** Filter of lists that the API refuses. */
  refusedFilter: string | undefined;
  /** True if every request must fail. */
  isOffline = false;
  /** Requests wait until it resolves. */
  held: Promise<void> | undefined;

  constructor(records: readonly AnyRecord[]) {
    for (const record of records) this.records.set(record.id, record);
  }

  /** Changes a record as another user. */
  change(id: number, values: object): AnyRecord {
    const before = this.records.get(id);
    const after = { ...before, ...values, id, version: Number(before?.['version'] ?? 0) + 1 };
    this.records.set(id, after);
    return after;
  }

  readonly client: Client = {
    send: async (endpoint, parts = {}) => {
      await this.held;
      return this.respond({ ...endpoint, ...parts });
    },
    call: () => Promise.reject(new Error('The test expects no other request')),
  };

  changes(): Sent[] {
    return this.sent.filter(({ method }) => method !== 'GET');
  }

  private respond(sent: Sent): unknown {
    this.sent.push(sent);
    if (this.isOffline)
      throw new ApiError({ status: 0, code: 'network', message: 'apiErrors.network' });
    const id = Number(sent.params?.['id'] ?? /\/(\d+)$/.exec(sent.path)?.[1]);
    const record = this.records.get(id);
    if (sent.method === 'GET' && (sent.query || !Number.isFinite(id))) return this.list(sent);
    if (sent.method === 'GET' && record) return { data: record };
    if (this.refusal) {
      const refusal = this.refusal;
      this.refusal = undefined;
      throw new ApiError(refusal);
    }
    if (!record) throw new ApiError({ status: 404, code: 'not_found', message: 'Yok' });
    if (sent.ifMatch !== undefined && sent.ifMatch !== record['version'])
      throw new ApiError({
        status: 409,
        code: 'stale_version',
        message: 'Kayıt bu sırada değişti',
        current: record,
      });
    if (sent.method === 'DELETE') {
      this.records.delete(id);
      return { data: {} };
    }
    if (sent.method === 'POST')
      return { data: this.change(id, { status: get(sent.body, 'type') }) };
    return { data: this.change(id, typeof sent.body === 'object' ? (sent.body ?? {}) : {}) };
  }

  private list({ query = {} }: Sent): unknown {
    const { page = 1, limit = 25, sort: _, ...filter } = query;
    if (this.refusedFilter !== undefined && this.refusedFilter in filter)
      throw new ApiError({ status: 400, code: 'malformed', message: 'İstek hatalı.' });
    const found = [...this.records.values()].filter((record) =>
      Object.entries(filter).every(([name, value]) => {
        if (name === 'q') return String(record['name']).includes(String(value));
        const stored = get(record, name);
        return Array.isArray(value) ? value.includes(stored) : stored === value;
      }),
    );
    const start = (Number(page) - 1) * Number(limit);
    return {
      data: found.slice(start, start + Number(limit)),
      meta: { total: found.length, totalIsExact: true, ...this.meta },
    };
  }
}

interface Options {
  recordsApi: RecordsApi;
  /** Current location. */
  at: string | { pathname: string; search?: string; state: unknown };
  /** True during an impersonation by an agent. */
  isImpersonated?: boolean;
  /** Features of the package; all of them by default. */
  features?: readonly string[];
  /** Packages of the user's providers, in place of `features`. */
  providers?: readonly { id: number; features: SessionData['providers'][number]['features'] }[];
  /** Actions without permission. */
  forbidden?: readonly string[];
  /** State that react-admin stored on earlier pages. */
  kept?: Record<string, unknown>;
  /** APIs of resources outside the contract. */
  plainRest?: Readonly<Record<string, PlainRestApi>>;
  children: ReactNode;
}

/** Renders pages in the panel's contexts, in Turkish, with records of a recordsApi; the children define the routes. */
export async function recordPanel(options: Options) {
  const {
    recordsApi,
    at,
    isImpersonated = false,
    forbidden = [],
    features,
    providers,
    kept = {},
    plainRest = {},
    children,
  } = options;
  const i18nProvider = await loadI18nProvider('tr', ['tr', 'en', 'de', 'ar']);
  const dataProvider = createDataProvider({
    client: recordsApi.client,
    pathValues: () => ({ customerId: 1 }),
    plainRest,
  });
  const queryClient = createQueryClient();
  const session = providers && sessionSample({ providers: providers.map(providerSample) });
  const hasAccess = ({ resource, action, record }: AccessRequirement) => {
    if (resource !== 'features') return !forbidden.includes(action);
    return session ? hasFeature(session, action, record) : (features?.includes(action) ?? true);
  };
  const authProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getIdentity: async () => ({ id: 1, isImpersonated }),
    getPermissions: async () => [],
    canAccess: async (target: AccessRequirement) => hasAccess(target),
    hasAccess,
  };
  const element = (
    <CoreAdminContext
      i18nProvider={i18nProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      store={memoryStore(kept)}
    >
      {children}
      <Notifications />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  return { router, queryClient, panel: <RouterProvider router={router} /> };
}
