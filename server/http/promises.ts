import type { Principal, Tx } from './call.ts';
import type { ContractOperation } from './contract.ts';
import { assertFeatures } from './features.ts';
import { assertQuota } from './quotas.ts';
import { assertState, type RecordRules } from './recordRules.ts';

/** Refuses what package or state of the record do not allow, by the contract's words. */
export async function assertPromises(
  tx: Tx,
  principal: Principal,
  { operation, rules }: { operation: ContractOperation; rules: RecordRules | undefined },
  parts: { params: unknown; body: unknown },
): Promise<void> {
  await assertFeatures(tx, principal, operation, parts);
  await assertState(tx, rules, operation, parts.params);
  await assertQuota(tx, principal, operation, parts);
}
