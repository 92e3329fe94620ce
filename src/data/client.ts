import type { OperationId, operations } from '#contract/types.ts';
import { ApiError, errorPhrase, networkError } from './ApiError.ts';
import { readError } from './readError.ts';
import { buildRequest, type Endpoint, type RequestOptions, type SessionKeys } from './request.ts';

/** An operation constant of the contract. */
interface Operation<Id extends OperationId> extends Endpoint {
  readonly id: Id;
}

type Content<T> = T extends { content: infer C }
  ? C extends { 'text/event-stream': unknown }
    ? ReadableStream<Uint8Array>
    : C[keyof C]
  : undefined;
type Part<
  Id extends OperationId,
  Name extends 'path' | 'query',
> = operations[Id]['parameters'][Name];
type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer B }
  ? Content<B>
  : operations[Id] extends { requestBody?: infer B }
    ? Content<B> | undefined
    : undefined;

/** Option that the contract requires, allows or does not have. */
type OptionOf<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** Options of a call of an operation. */
export type CallOptions<Id extends OperationId> = OptionOf<'params', Part<Id, 'path'>> &
  OptionOf<'query', Part<Id, 'query'>> &
  OptionOf<'body', Body<Id>> &
  Pick<RequestOptions, 'ifMatch' | 'idempotencyKey' | 'signal' | 'keepalive' | 'fetch'>;

/** Response of a call of an operation. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer R }
  ? Content<R>
  : operations[Id]['responses'] extends { 201: infer R }
    ? Content<R>
    : undefined;

type Optional<T> = Record<never, never> extends T ? [options?: T] : [options: T];

/** Session as the client uses it. */
export interface ClientSession {
  /** Returns the keys to send with a call; null while nobody is signed in. May throw if the session ended. */
  keys(): SessionKeys | null;
  /** Called each time the API rejects these keys; an implementation ignores keys of an earlier session. */
  onUnauthorized(keys: SessionKeys): void;
}

export interface Client {
  /** Calls an operation of the contract. @throws ApiError, or the signal's reason when aborted */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    ...options: Optional<CallOptions<Id>>
  ): Promise<Answer<Id>>;
  /** Calls an endpoint of which only method and path are known, as in the manifest. */
  send(endpoint: Endpoint, parts?: RequestOptions): Promise<unknown>;
}

interface ClientOptions {
  /** Base URL, such as `/api`. */
  baseUrl: string;
  /** Language or locale for Accept-Language. */
  language: string;
  session: ClientSession;
  /** Replacement for the browser's fetch. */
  fetch?: RequestOptions['fetch'];
  /** Called for each failed call before its promise rejects. */
  onFailure?: (error: ApiError, call: FailedCall) => void;
}

/** A call that failed. */
export interface FailedCall {
  readonly method: string;
  readonly url: string;
  readonly payload: unknown;
  readonly status: number;
  readonly requestId?: string;
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  // The caller reads the stream.
  if (type.includes('event-stream')) return response.body;
  return response.blob();
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return readError(response.status, response.headers.get('error-version'), body);
}

/**
 * Converts a failure to an ApiError: a broken connection to `network`, invalid JSON to
 * `unexpected`. Aborts are returned unchanged.
 */
function failureOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || error instanceof ApiError) return error;
  if (error instanceof SyntaxError) {
    return new ApiError({ status: 200, code: 'unexpected', message: errorPhrase.unexpected });
  }
  return networkError();
}

/** Creates the client of the panel's API: headers, errors, sign-out on 401. It never retries. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, language, session } = options;
  // Reads the global fetch on each call, because monitoring scripts may replace it.
  const defaultFetch: NonNullable<RequestOptions['fetch']> = (url, init) =>
    (options.fetch ?? fetch)(url, init);
  const send = async (endpoint: Endpoint, parts: RequestOptions = {}): Promise<unknown> => {
    const keys = session.keys();
    const { url, init } = buildRequest(endpoint, parts, { baseUrl, language, keys });
    try {
      const response = await (parts.fetch ?? defaultFetch)(url, init);
      if (response.ok) return await bodyOf(response);
      const error = await errorOf(response);
      // A wrong password does not end the session.
      if (error.status === 401 && keys && error.code !== 'invalid_credentials') {
        session.onUnauthorized(keys);
      }
      throw error;
    } catch (error) {
      const failure = failureOf(error, parts.signal);
      if (failure instanceof ApiError) {
        const { status, requestId } = failure;
        const { method } = endpoint;
        options.onFailure?.(failure, { method, url, payload: parts.body, status, requestId });
      }
      throw failure;
    }
  };
  return {
    send,
    call: async <Id extends OperationId>(
      operation: Operation<Id>,
      ...[options]: Optional<CallOptions<Id>>
    ) => {
      const answer = await send(operation, options);
      // cast: the contract types the response; the API's own tests verify it
      return answer as Answer<Id>;
    },
  };
}
