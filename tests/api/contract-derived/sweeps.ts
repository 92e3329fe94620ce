import { textOf } from '../../../tools/conformance/values.ts';
import type { DemoApi } from '../seed/demoApi.ts';
import { isShared, reads, recordFilters, recordNames, type Attempts } from './Attempts.ts';
import { fill, guarded, referencesOf, type Endpoint } from './demoAccount.ts';

/** Faults of all tried operations, and their number. */
export interface Sweep {
  faults: string[];
  requestCount: number;
}

/** Returns the id of a foreign record of a resource; undefined if there is none. */
type ForeignId = (resource: string) => string | undefined;

/**
 * Returns the texts of the second query that the first one lacks; single words are skipped, since they may be any
 * couple's first name.
 */
export async function secretsBetween(api: DemoApi, own: string, other: string): Promise<string[]> {
  const [ours, theirs] = await Promise.all(
    [own, other].map(async (query) => (await api.rows(query)).map(({ word }) => textOf(word))),
  );
  const shared = new Set(ours);
  return (theirs ?? []).filter((word) => /[\s@+]/.test(word.trim()) && !shared.has(word));
}

/** Hashes the rows of tables by name; the hashes are equal unless a row has changed. */
export function hashRows(
  api: DemoApi,
  tables: readonly { name: string; table: string; where: string }[],
): Promise<Record<string, unknown>[]> {
  const parts = tables.map(
    ({ name, table, where }) =>
      `select '${name}' as name, md5(coalesce(string_agg(x::text, '' order by x::text), '')) as hash
       from ${table} x where ${where}`,
  );
  return api.rows(`select * from (${parts.join(' union all ')}) every order by name`);
}

/** Calls operations with a foreign record in one path parameter at a time. */
export async function sweepParts(
  attempts: Attempts,
  operations: readonly Endpoint[],
  {
    foreignNames = recordNames,
    foreignValue,
  }: {
    foreignNames?: (endpoint: Endpoint) => readonly string[];
    foreignValue: (endpoint: Endpoint, name: string) => string | undefined;
  },
): Promise<Sweep> {
  const faults: string[] = [];
  let requestCount = 0;
  for (const endpoint of operations) {
    for (const foreign of foreignNames(endpoint)) {
      const valueOf = (name: string) =>
        (name === foreign ? foreignValue(endpoint, name) : attempts.ours.valueOf(endpoint, name)) ??
        '1';
      const url = fill(endpoint, valueOf);
      if (url === undefined) continue;
      requestCount += 1;
      faults.push(...(await attempts.rejectionFaults(endpoint, url)));
    }
  }
  return { faults, requestCount };
}

/** Reads everything of the caller, with foreign ids in each filter, too; `tried` counts the filters. */
export async function sweepReads(attempts: Attempts, foreignId: ForeignId): Promise<Sweep> {
  const faults: string[] = [];
  let requestCount = 0;
  for (const endpoint of reads) {
    const url = fill(endpoint, (name) => attempts.ours.valueOf(endpoint, name));
    if (url === undefined) continue;
    faults.push(...(await attempts.readFaults(endpoint, url)));
    for (const { name, resource } of recordFilters(endpoint)) {
      const id = foreignId(resource);
      if (id === undefined) continue;
      requestCount += 1;
      faults.push(...(await attempts.filterFaults(endpoint, url, { name, resource, id })));
    }
  }
  return { faults, requestCount };
}

/** Sends bodies with a foreign id in each reference. */
export async function sweepBodies(
  attempts: Attempts,
  foreignId: ForeignId,
  isTried: (endpoint: Endpoint) => boolean = () => true,
): Promise<Sweep> {
  const faults: string[] = [];
  let requestCount = 0;
  for (const endpoint of guarded.filter((one) => one.method !== 'GET' && isTried(one))) {
    for (const [name, resource, isList] of referencesOf(endpoint)) {
      const id = foreignId(resource);
      const url = fill(endpoint, (one) => attempts.ours.valueOf(endpoint, one));
      if (isShared(resource) || id === undefined || url === undefined) continue;
      requestCount += 1;
      const value = isList ? [Number(id)] : Number(id);
      faults.push(...(await attempts.bodyFaults(endpoint, url, { name, value })));
    }
  }
  return { faults, requestCount };
}
