import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { requestAt, type LoadUser, type Request } from './day.ts';

export interface Measured {
  name: string;
  /** Milliseconds to the final response, retries included. */
  ms: number;
  /** Number of 503 responses and failed connections before the final response. */
  refused: number;
  /** Status of a response that was not successful; 0 without a response within a minute. */
  error: string | undefined;
}

/** Acknowledged write. */
export interface Written {
  name: string;
  /** Text in its body, unique for each write. */
  mark: string;
}

export interface LoadResult {
  measured: Measured[];
  written: Written[];
}

interface LoadOptions {
  users: readonly LoadUser[];
  mix: readonly Request[];
  /** Base URLs of the processes, used in rotation. */
  addresses: readonly string[];
  until: number;
  /** Milliseconds between two requests of a user. */
  thinkMs: number;
}

const TIMEOUT_MS = 60_000;

/** Creates a deterministic generator of numbers below 100, so that two runs send the same requests. */
function places(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 100;
  };
}

interface Sent {
  status: number;
  retryAfterMs: number;
}

async function send(url: string, init: RequestInit): Promise<Sent> {
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    const seconds = Number(response.headers.get('retry-after') ?? 0.25);
    return { status: response.status, retryAfterMs: seconds * 1000 };
  } catch {
    return { status: 0, retryAfterMs: 250 };
  }
}

async function initOf(user: LoadUser, request: Request, mark: string): Promise<RequestInit> {
  const { headers } = user;
  if (!request.body) return { headers };
  const keyed = { ...headers, 'idempotency-key': mark };
  const body = await request.body(mark, user);
  return body instanceof FormData
    ? { method: 'POST', headers: keyed, body }
    : {
        method: 'POST',
        headers: { ...keyed, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
}

/** Sends a request to each process in rotation until one responds; retries 503 after `Retry-After`. */
async function ask(
  url: (turn: number) => string,
  init: RequestInit,
): Promise<Omit<Measured, 'name'>> {
  const start = performance.now();
  for (let turn = 0; ; turn += 1) {
    const { status, retryAfterMs } = await send(url(turn), init);
    const ms = performance.now() - start;
    if (status >= 200 && status < 300) return { ms, refused: turn, error: undefined };
    if ((status !== 503 && status !== 0) || ms > TIMEOUT_MS)
      return { ms, refused: turn, error: String(status) };
    await setTimeout(retryAfterMs);
  }
}

async function runUser(
  user: LoadUser,
  at: number,
  { mix, addresses, until, thinkMs }: LoadOptions,
): Promise<LoadResult> {
  const next = places(at * 7919);
  const result: LoadResult = { measured: [], written: [] };
  for (let turn = at; performance.now() < until; turn += 1) {
    const request = requestAt(mix, next());
    const leadId = user.leadIds[turn % user.leadIds.length] ?? 0;
    const mark = randomUUID();
    const url = (again: number) =>
      `${addresses[(turn + again) % addresses.length]}${request.path(leadId)}`;
    const { name } = request;
    const measured = await ask(url, await initOf(user, request, mark));
    result.measured.push({ name, ...measured });
    if (request.body && measured.error === undefined) result.written.push({ name, mark });
    if (thinkMs > 0) await setTimeout(thinkMs);
  }
  return result;
}

/** Sends a mix of requests by concurrent users until an instant of `performance.now()`. */
export async function runUsers(options: LoadOptions): Promise<LoadResult> {
  const results = await Promise.all(options.users.map((user, at) => runUser(user, at, options)));
  return {
    measured: results.flatMap(({ measured }) => measured),
    written: results.flatMap(({ written }) => written),
  };
}
