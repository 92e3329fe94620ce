/** Request with a path below the API's base URL. */
export interface ApiRequest {
  method: string;
  /** Path with query, such as `/leads?limit=1`. */
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON, except for forms, and for bytes with a content type header. */
  body?: unknown;
}

export interface ApiResponse {
  status: number;
  /** Headers by lower-case name. */
  headers: Record<string, string>;
  text: string;
}

export type Send = (request: ApiRequest) => Promise<ApiResponse>;

const TIMEOUT_MS = 30_000;

const isRaw = (body: unknown) => body instanceof FormData || body instanceof Uint8Array;

/** Converts a body for `fetch`: forms and bytes as they are, anything else to JSON. */
const encodeBody = (body: unknown) =>
  body instanceof FormData
    ? body
    : body instanceof Uint8Array
      ? new Uint8Array(body)
      : JSON.stringify(body);

/** Creates a client of an API over HTTP; it returns redirects as responses and throws after 30 seconds. */
export function sendTo(base: string): Send {
  const root = base.replace(/\/$/, '');
  return async ({ method, path, headers, body }) => {
    const response = await fetch(root + path, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && !isRaw(body) && { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: encodeBody(body) }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
}

/** Parses the body as JSON; returns undefined if it is invalid. */
export function jsonOf({ text }: ApiResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
