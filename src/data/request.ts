import { ApiError, errorPhrase } from './ApiError.ts';

/** Keys that a session sends with each call. */
export interface SessionKeys {
  readonly accessToken: string;
  readonly consumerKey: string;
  /** Id of the customer user whom an agent impersonates. */
  readonly switchUser?: string;
}

/** The method and path of an operation, as the contract and the manifest write them. */
export interface Endpoint {
  readonly method: string;
  /** Path template such as `/leads/{id}`. */
  readonly path: string;
}

/** Options of fetch besides the address. */
export type RequestSettings = RequestInit & { headers: Headers };

export interface RequestOptions {
  /** Values of the path parameters. */
  params?: Readonly<Record<string, unknown>>;
  /** Lists are joined by commas; undefined, null, empty text and empty lists are left out. */
  query?: Readonly<Record<string, unknown>>;
  /** JSON body, or multipart if a value is a Blob. */
  body?: unknown;
  /** True to send the body as multipart in any case. */
  multipart?: boolean;
  /** Version of the record that the change is based on. */
  ifMatch?: number;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** True if the request must outlive the page, as for the sign-out. */
  keepalive?: boolean;
  /** Replacement for the client's fetch, for this call only. */
  fetch?: (url: string, init: RequestSettings) => Promise<Response>;
}

interface RequestContext {
  baseUrl: string;
  /** Language or locale for Accept-Language. */
  language: string;
  keys: SessionKeys | null;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Returns an encoded path value.
 * @throws Error if it is missing
 * @throws ApiError 404 if it is empty, `.` or `..`, which would change the path's operation
 */
function pathStep(name: string, value: unknown): string {
  if (!isScalar(value)) throw new Error(`Missing path value: ${name}`);
  if (/^\.{0,2}$/.test(String(value))) {
    throw new ApiError({ status: 404, code: 'not_found', message: errorPhrase.unexpected });
  }
  return encodeURIComponent(value);
}

/** Returns path and query of a call, below the API's base URL. */
export function addressOf(endpoint: Endpoint, parts: RequestOptions): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathStep(name, parts.params?.[name]),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    const text = (Array.isArray(value) ? value : [value]).filter(isScalar).map(String).join(',');
    if (text !== '') query.set(name, text);
  }
  const search = query.toString();
  return `${path}${search && `?${search}`}`;
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

const hasBlob = (body: object) =>
  Object.values(body)
    .flat()
    .some((value) => value instanceof Blob);

function formDataOf(body: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    // Files of one field are parts of the same name, in order; a stored file is sent as its URL.
    const isFiles = Array.isArray(value) && value.some((one) => one instanceof Blob);
    const parts: unknown[] = isFiles ? value : [value];
    for (const part of parts) {
      if (part instanceof Blob) data.append(name, part);
      // Multipart has no null; an emptied field is sent as an empty string.
      else if (part === null) data.append(name, '');
      else if (part !== undefined)
        data.append(name, isScalar(part) ? String(part) : JSON.stringify(part));
    }
  }
  return data;
}

/** Builds the URL and fetch options of a call without sending it. */
export function buildRequest(
  endpoint: Endpoint,
  parts: RequestOptions,
  context: RequestContext,
): { url: string; init: RequestSettings } {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': context.language });
  if (context.keys) {
    headers.set('X-Access-Token', context.keys.accessToken);
    headers.set('X-Consumer-Key', context.keys.consumerKey);
    if (context.keys.switchUser) headers.set('X-Switch-User', context.keys.switchUser);
  }
  if (parts.ifMatch !== undefined) headers.set('If-Match', `"${parts.ifMatch}"`);
  if (parts.idempotencyKey) headers.set('Idempotency-Key', parts.idempotencyKey);
  const { method } = endpoint;
  const { signal, keepalive } = parts;
  let body: BodyInit | undefined;
  if (isObject(parts.body) && (parts.multipart || hasBlob(parts.body)))
    body = formDataOf(parts.body);
  else if (parts.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    body = JSON.stringify(parts.body);
  }
  return {
    url: context.baseUrl + addressOf(endpoint, parts),
    init: { method, headers, body, signal, keepalive },
  };
}
