import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { ApiError } from './apiError.ts';
import type { Principal, Tx } from './call.ts';
import { isObject, loadContract, readOperations, type ContractOperation } from './contract.ts';
import { bodySchema, propertiesOf, snakeCase } from './schema.ts';

/** `x-quota: { limit: photos, per: providerId, among: { kind: photo } }` of a call that creates. */
export interface Quota {
  table: string;
  limit: Schemas['PackageLimit'];
  /** Field of the record that names the page whose package limits it. */
  per: string;
  /** Values of the records that count. */
  among: Readonly<Record<string, unknown>>;
}

/** Reads the quota of an operation; undefined where it has none. */
export function quotaOf({ quota, resource = '' }: ContractOperation): Quota | undefined {
  if (!isObject(quota)) return undefined;
  const { limit, per, among } = quota;
  return {
    table: snakeCase(resource),
    // cast: the contract's generator holds it against the enum
    limit: String(limit) as Schemas['PackageLimit'],
    per: String(per),
    among: isObject(among) ? among : {},
  };
}

/**
 * Returns the quota of the shipped contract's operation that creates records of a resource.
 * @throws Error without `x-quota`
 */
export function quotaOfResource(resource: string): Quota {
  const quotas = readOperations(loadContract()).flatMap((operation) =>
    operation.resource === resource ? (quotaOf(operation) ?? []) : [],
  );
  const [quota] = quotas;
  if (!quota) throw new Error(`${resource} has no x-quota`);
  return quota;
}

/** Records of a page that count, and how many its package allows; null for any number. */
export async function usedQuota(
  tx: Tx,
  { table, limit, per, among }: Quota,
  providerId: number,
): Promise<{ used: number; allowed: number | null }> {
  const counted = Object.entries(among).map(
    ([name, value]) => sql` and ${sql.ref(snakeCase(name))} = ${value}`,
  );
  const { rows } = await sql<{ used: number; allowed: number | null }>`
    select (p.limits ->> ${limit})::int as allowed,
      (select count(*)::int from ${sql.table(table)}
        where ${sql.ref(snakeCase(per))} = p.id ${sql.join(counted, sql``)}) as used
    from providers p where p.id = ${providerId}`.execute(tx);
  const { used = 0, allowed = null } = rows[0] ?? {};
  return { used, allowed };
}

/** Returns the quota of the one provider that a list is limited to; null for several. */
export async function listedQuota(
  tx: Tx,
  quota: Quota,
  { providerIds }: Principal,
  asked: unknown,
): Promise<Schemas['Quota']> {
  const [only, ...others] = providerIds;
  const providerId = asked ?? (others.length === 0 ? only : undefined);
  const own = providerIds.find((id) => id === providerId);
  return own === undefined ? null : usedQuota(tx, quota, own);
}

/** Returns true if a body makes a record that counts; what it leaves out has its default. */
function counts({ among }: Quota, { body: sent }: ContractOperation, body: object): boolean {
  const defaults = new Map(
    propertiesOf(sent ? bodySchema(sent.schema, body) : {}).map(([name, schema]) => [
      name,
      schema['default'],
    ]),
  );
  return Object.entries(among).every(
    ([name, value]) => (Reflect.get(body, name) ?? defaults.get(name)) === value,
  );
}

/**
 * Refuses with 409 a record more than the package of its page allows (`x-quota`). Others that create one for the same
 * page wait until the transaction is over. A page that is not the caller's is left to the handler.
 */
export async function assertQuota(
  tx: Tx,
  { providerIds }: Principal,
  operation: ContractOperation,
  { params, body }: { params: unknown; body: unknown },
): Promise<void> {
  const quota = quotaOf(operation);
  if (!quota || !isObject(body) || !counts(quota, operation, body)) return;
  const asked = body[quota.per] ?? (isObject(params) ? (params[quota.per] ?? params['id']) : null);
  const providerId = providerIds.find((id) => id === asked);
  if (providerId === undefined) return;
  const lock = `quota ${quota.table} ${providerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const { used, allowed } = await usedQuota(tx, quota, providerId);
  if (allowed !== null && used >= allowed)
    throw new ApiError('quota', { quota: { limit: quota.limit, used, allowed } });
}
