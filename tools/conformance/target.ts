import type { AnswerFaults } from './answerFaults.ts';
import type { ReadOperation } from './readOperations.ts';
import type { Seen } from './Seen.ts';
import { jsonOf, type Answer, type Send } from './send.ts';
import type { Session } from './session.ts';
import { get } from '#contract/get.ts';
import { textOf } from './values.ts';

/** API under test, with the session and the records seen so far. */
export interface Target {
  send: Send;
  session: Session;
  seen: Seen;
  faults: AnswerFaults;
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
export function ask(
  { send, session }: Target,
  { operation, path }: Call,
  query: Query = {},
  headers: Record<string, string> = session.headers,
): Promise<Answer> {
  const all = Object.entries({ ...requiredQuery(operation), ...query });
  const search = new URLSearchParams(all.map(([name, value]) => [name, String(value)]));
  const full = search.size > 0 ? `${path}?${search.toString()}` : path;
  return send({ method: 'GET', path: full, headers });
}

/** Returns the records of a list response; an empty list if it has none. */
export function recordsOf(answer: Answer): readonly unknown[] {
  const data = get(jsonOf(answer), 'data');
  return Array.isArray(data) ? data : [];
}

/** Returns the faults of a response that should be a successful one. */
export function goodFaults(target: Target, { operation }: Call, answer: Answer): string[] {
  if (answer.status >= 300) return [`status ${answer.status}: ${answer.text.slice(0, 160)}`];
  return target.faults(operation.path, 'get', answer);
}

/** Returns the faults of a response that should have one of these error statuses. */
export function refusalFaults(
  target: Target,
  { operation }: Call,
  answer: Answer,
  expected: readonly number[],
): string[] {
  const allowed = expected.filter((status) => operation.statuses.includes(status));
  if (allowed.length === 0) return [];
  if (!allowed.includes(answer.status))
    return [`status ${answer.status} instead of ${allowed.join(' or ')}`];
  const version = answer.headers['error-version'] === undefined ? ['no error-version header'] : [];
  return [...target.faults(operation.path, 'get', answer), ...version];
}
