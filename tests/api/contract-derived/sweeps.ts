import { textOf } from '../../../tools/conformance/values.ts';
import type { DemoApi } from '../seed/demoApi.ts';
import { isShared, reads, recordFilters, recordNames, type Attempts } from './Attempts.ts';
import { fill, guarded, referencesOf, type Asked } from './demoAccount.ts';

/** Faults of all tried operations, and their number. */
export interface Sweep {
  faults: string[];
  tried: number;
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
  operations: readonly Asked[],
  {
    foreignNames = recordNames,
    foreignValue,
  }: {
    foreignNames?: (asked: Asked) => readonly string[];
    foreignValue: (asked: Asked, name: string) => string | undefined;
  },
): Promise<Sweep> {
  const faults: string[] = [];
  let tried = 0;
  for (const asked of operations) {
    for (const foreign of foreignNames(asked)) {
      const valueOf = (name: string) =>
        (name === foreign ? foreignValue(asked, name) : attempts.ours.valueOf(asked, name)) ?? '1';
      const url = fill(asked, valueOf);
      if (url === undefined) continue;
      tried += 1;
      faults.push(...(await attempts.finds(asked, url)));
    }
  }
  return { faults, tried };
}

/** Reads everything of the caller, with foreign ids in each filter, too; `tried` counts the filters. */
export async function sweepReads(attempts: Attempts, foreignId: ForeignId): Promise<Sweep> {
  const faults: string[] = [];
  let tried = 0;
  for (const asked of reads) {
    const url = fill(asked, (name) => attempts.ours.valueOf(asked, name));
    if (url === undefined) continue;
    faults.push(...(await attempts.tells(asked, url)));
    for (const { name, resource } of recordFilters(asked)) {
      const id = foreignId(resource);
      if (id === undefined) continue;
      tried += 1;
      faults.push(...(await attempts.tellsBy(asked, url, { name, resource, id })));
    }
  }
  return { faults, tried };
}

/** Sends bodies with a foreign id in each reference. */
export async function sweepBodies(
  attempts: Attempts,
  foreignId: ForeignId,
  isTried: (asked: Asked) => boolean = () => true,
): Promise<Sweep> {
  const faults: string[] = [];
  let tried = 0;
  for (const asked of guarded.filter((one) => one.method !== 'GET' && isTried(one))) {
    for (const [name, resource, isList] of referencesOf(asked)) {
      const id = foreignId(resource);
      const url = fill(asked, (one) => attempts.ours.valueOf(asked, one));
      if (isShared(resource) || id === undefined || url === undefined) continue;
      tried += 1;
      const value = isList ? [Number(id)] : Number(id);
      faults.push(...(await attempts.takes(asked, url, { name, value })));
    }
  }
  return { faults, tried };
}
