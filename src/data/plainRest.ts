import type { DataProvider, fetchUtils } from 'react-admin';

/** A REST API with the list convention of ra-data-simple-rest: `sort`, `range`, `filter`, `Content-Range`. */
export interface PlainRestApi {
  /** Base URL without a slash at its end; the resource's name follows it. */
  apiUrl: string;
  /** Function that adds headers such as a token; react-admin's `fetchJson` by default. */
  httpClient?: typeof fetchUtils.fetchJson;
}

type Load = () => Promise<DataProvider>;

/** Returns a loader of ra-data-simple-rest for an API; its code is fetched with the first call. */
function plainRestProvider({ apiUrl, httpClient }: PlainRestApi): Load {
  let provider: Promise<DataProvider> | undefined;
  return () =>
    (provider ??= import('ra-data-simple-rest').then(({ default: create }) =>
      create(apiUrl, httpClient),
    ));
}

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

type Method = (resource: string, params: unknown) => Promise<unknown>;

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

/** Calls a data provider's method by its name. */
function call(provider: object, method: string, ...[resource, params]: Parameters<Method>) {
  const found: unknown = Reflect.get(provider, method);
  if (!isMethod(found)) throw new Error(`The data provider has no ${method}`);
  return found(resource, params);
}

/** Routes the calls of plain REST resources to their own APIs, and all others to `provider`. */
export function withPlainRest<P extends object>(
  provider: P,
  apis: Readonly<Record<string, PlainRestApi>>,
): P {
  const loads = new Map(
    Object.entries(apis).map(([resource, api]) => [resource, plainRestProvider(api)]),
  );
  if (loads.size === 0) return provider;
  const routed = METHODS.map((method): [string, Method] => [
    method,
    async (resource, params) =>
      call((await loads.get(resource)?.()) ?? provider, method, resource, params),
  ]);
  return { ...provider, ...Object.fromEntries(routed) };
}
