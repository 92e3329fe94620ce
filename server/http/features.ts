import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx, Principal } from './call.ts';
import { isObject, type ContractOperation } from './contract.ts';
import { openFeatures } from './openFeatures.ts';
import { bodySchema, propertiesOf, snakeCase } from './schema.ts';
import { ApiError, type FieldFault } from './apiError.ts';

type Feature = Schemas['PackageFeature'];

interface Needed {
  feature: Feature;
  /** Written field that requires the feature; undefined for the call itself. */
  path: string | undefined;
}

// cast: a contract test checks every x-feature against the enum
const named = (mark: unknown) => (typeof mark === 'string' ? [mark as Feature] : []);

/** Returns the features that a call requires: its own, its action's and its written fields'. Writing null requires none. */
function neededBy({ feature, body }: ContractOperation, sent: unknown): Needed[] {
  const schema = body ? bodySchema(body.schema, sent) : {};
  const ofCall = [...named(feature), ...named(schema['x-feature'])];
  const values = isObject(sent) ? sent : {};
  const ofFields = propertiesOf(schema).flatMap(([path, field]) =>
    (values[path] ?? null) === null
      ? []
      : named(field['x-feature']).map((one) => ({ feature: one, path })),
  );
  return [...ofCall.map((one) => ({ feature: one, path: undefined })), ...ofFields];
}

/** Returns the ids of the providers of a call: the one in the body and those of the path's records. */
async function providersOf(
  tx: Tx,
  { records }: ContractOperation,
  params: Record<string, unknown>,
  sent: unknown,
): Promise<number[]> {
  const found: number[] = [];
  if (isObject(sent) && typeof sent['providerId'] === 'number') found.push(sent['providerId']);
  for (const { parameter, resource } of records) {
    const id = params[parameter];
    if (resource === 'customers' || typeof id !== 'number') continue;
    if (resource === 'providers') {
      found.push(id);
      continue;
    }
    const { rows } = await sql<{ id: number }>`
      select (to_jsonb(r) ->> 'provider_id')::bigint as id
      from ${sql.table(snakeCase(resource))} r where r.id = ${id}`.execute(tx);
    found.push(...rows.flatMap((row) => (row.id === null ? [] : [row.id])));
  }
  return found;
}

/**
 * Checks the features (`x-feature`) of a call's providers; a call without a provider needs one of the user's
 * providers with the feature.
 * @throws ApiError 403
 */
export async function assertFeatures(
  tx: Tx,
  principal: Principal,
  operation: ContractOperation,
  { params, body }: { params: unknown; body: unknown },
  now: Date,
): Promise<void> {
  const needed = neededBy(operation, body);
  if (needed.length === 0) return;
  const about = await providersOf(tx, operation, isObject(params) ? params : {}, body);
  const ids = about.length > 0 ? about : principal.providerIds;
  const { rows } = await sql<{ features: string[]; product_date_end: string | null }>`
    select features, product_date_end from providers where id = any(${ids}::bigint[])`.execute(tx);
  const open = rows.map((row) => openFeatures(row, now));
  const isThere = (feature: Feature) =>
    about.length > 0
      ? open.every((features) => features.includes(feature))
      : open.some((features) => features.includes(feature));
  const lacking = needed.filter(({ feature }) => !isThere(feature));
  const [first] = lacking;
  if (!first) return;
  const faults = lacking.flatMap(({ path }): FieldFault[] =>
    path === undefined ? [] : [{ path, code: 'feature' }],
  );
  throw new ApiError('feature', { feature: first.feature, faults });
}
