/** One request, its path below the API's base. */
export interface Ask {
  method: string;
  /** With its query, as `/leads?limit=1`. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  text: string;
}

export type Send = (ask: Ask) => Promise<Answer>;

const PATIENCE_MS = 30_000;

/** Sends to an API over HTTP; redirects are answers. Throws where nobody answers in 30 seconds. */
export function sendTo(base: string): Send {
  const root = base.replace(/\/$/, '');
  return async ({ method, path, headers, body }) => {
    const response = await fetch(root + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
}

/** The body as JSON; undefined where it is none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
