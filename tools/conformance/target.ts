import type { ResponseFaults } from './responseFaults.ts';
import type { ReadOperation } from './readOperations.ts';
import type { RecordIds } from './RecordIds.ts';
import { jsonOf, type ApiResponse, type Send } from './send.ts';
import type { Session } from './session.ts';
import { get } from '#contract/get.ts';
import { textOf } from './values.ts';

/** API under test, with the session and the records seen so far. */
export interface Target {
  send: Send;
  session: Session;
  recordIds: RecordIds;
  faults: ResponseFaults;
}

/** Request under test: its operation and its filled path. */
export interface Call {
  operation: ReadOperation;
  path: string;
}

type Query = Record<string, string | number>;

/** Returns the query parameters that the contract requires, with its own examples. */
function requiredQuery({ query }: ReadOperation): Query {
  const own = query.filter(({ required }) => required);
  return Object.fromEntries(
    own.map(({ name, example, schema }) => [
      name,
      textOf(example ?? schema.enum?.[0] ?? schema.items?.enum?.[0] ?? 1),
    ]),
  );
}

/** Sends a GET with the query parameters that the contract requires; `query` overrides them. */
export function sendGet(
  { send, session }: Target,
  { operation, path }: Call,
  query: Query = {},
  headers: Record<string, string> = session.headers,
): Promise<ApiResponse> {
  const all = Object.entries({ ...requiredQuery(operation), ...query });
  const search = new URLSearchParams(all.map(([name, value]) => [name, String(value)]));
  const full = search.size > 0 ? `${path}?${search.toString()}` : path;
  return send({ method: 'GET', path: full, headers });
}

/** Returns the records of a list response; an empty list if it has none. */
export function recordsOf(response: ApiResponse): readonly unknown[] {
  const data = get(jsonOf(response), 'data');
  return Array.isArray(data) ? data : [];
}

/** Returns the faults of a response that should be a successful one. */
export function successFaults(
  target: Target,
  { operation }: Call,
  response: ApiResponse,
): string[] {
  if (response.status >= 300) return [`status ${response.status}: ${response.text.slice(0, 160)}`];
  return target.faults(operation.path, 'get', response);
}

/** Returns the faults of a response that should have one of these error statuses. */
export function errorFaults(
  target: Target,
  { operation }: Call,
  response: ApiResponse,
  expected: readonly number[],
): string[] {
  const allowed = expected.filter((status) => operation.statuses.includes(status));
  if (allowed.length === 0) return [];
  if (!allowed.includes(response.status))
    return [`status ${response.status} instead of ${allowed.join(' or ')}`];
  const version =
    response.headers['error-version'] === undefined ? ['no error-version header'] : [];
  return [...target.faults(operation.path, 'get', response), ...version];
}
