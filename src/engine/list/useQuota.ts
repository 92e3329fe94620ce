import { useListContext } from 'react-admin';
import { get } from '#contract/get.ts';
import type { QuotaUsage } from '../access/QuotaUsage.ts';

/** Returns the usage of the package's quota (`x-quota`); undefined if the list's response has none. */
export function useQuota(): QuotaUsage | undefined {
  const context = useListContext();
  const meta: unknown = context.meta;
  const [used, allowed] = [get(meta, 'quota.used'), get(meta, 'quota.allowed')];
  return typeof used === 'number' && typeof allowed === 'number' ? { used, allowed } : undefined;
}
