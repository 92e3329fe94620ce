import type { Principal, Tx } from './call.ts';
import type { ContractOperation } from './contract.ts';
import { assertFeatures } from './features.ts';
import { assertQuota } from './quotas.ts';
import { assertState, type Governing } from './recordRules.ts';

/** Checks the package and the record's state, as the contract declares them. @throws ApiError */
export async function assertPreconditions(
  tx: Tx,
  principal: Principal,
  { operation, governing }: { operation: ContractOperation; governing: readonly Governing[] },
  parts: { params: unknown; body: unknown },
  now: Date,
): Promise<void> {
  await assertFeatures(tx, principal, operation, parts, now);
  for (const record of governing) await assertState(tx, record, parts.params);
  await assertQuota(tx, principal, operation, parts);
}
