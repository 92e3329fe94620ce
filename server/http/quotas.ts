import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { ApiError } from './apiError.ts';
import type { Principal, Tx } from './call.ts';
import { isObject, loadContract, readOperations, type ContractOperation } from './contract.ts';
import { bodySchema, propertiesOf, snakeCase } from './schema.ts';

/** `x-quota: { limit: photos, per: providerId, among: { kind: photo } }` of a create operation. */
export interface Quota {
  table: string;
  limit: Schemas['PackageLimit'];
  /** Field of the record that identifies the provider whose package limits it. */
  per: string;
  /** Values of the records that count towards the limit. */
  among: Readonly<Record<string, unknown>>;
}

/** Reads the quota of an operation; undefined if it has none. */
export function quotaOf({ quota, resource = '' }: ContractOperation): Quota | undefined {
  if (!isObject(quota)) return undefined;
  const { limit, per, among } = quota;
  return {
    table: snakeCase(resource),
    // cast: the contract's generator checks it against the enum
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

/** Returns the number of counted records of a provider and the allowed number; null for no limit. */
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
  requested: unknown,
): Promise<Schemas['Quota']> {
  const [only, ...others] = providerIds;
  const providerId = requested ?? (others.length === 0 ? only : undefined);
  const own = providerIds.find((id) => id === providerId);
  return own === undefined ? null : usedQuota(tx, quota, own);
}

/** Returns true if the new record counts towards the limit; omitted fields have their defaults. */
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
 * Checks the package limit (`x-quota`) before a record is created. Serializes creations for one provider until the
 * end of the transaction. Another customer's provider is left to the handler.
 * @throws ApiError 409 if the limit is reached
 */
export async function assertQuota(
  tx: Tx,
  { providerIds }: Principal,
  operation: ContractOperation,
  { params, body }: { params: unknown; body: unknown },
): Promise<void> {
  const quota = quotaOf(operation);
  if (!quota || !isObject(body) || !counts(quota, operation, body)) return;
  const requested =
    body[quota.per] ?? (isObject(params) ? (params[quota.per] ?? params['id']) : null);
  const providerId = providerIds.find((id) => id === requested);
  if (providerId === undefined) return;
  const lock = `quota ${quota.table} ${providerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const { used, allowed } = await usedQuota(tx, quota, providerId);
  if (allowed !== null && used >= allowed)
    throw new ApiError('quota', { quota: { limit: quota.limit, used, allowed } });
}
