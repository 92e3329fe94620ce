import { useGetIdentity, useGetOne } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';

const HOUR_MS = 3_600_000;

type Signature = Pick<Schemas['CustomerUserProvider'], 'signatureContent' | 'signatureImage'>;

/**
 * Returns the user's signature for the lead's provider; undefined if there is none. Fetched at most
 * once an hour.
 */
export function useSignature(lead: Lead, isWanted: boolean): Signature | undefined {
  const { identity } = useGetIdentity();
  const id = Number(identity?.id ?? 0);
  const { data } = useGetOne<Schemas['CustomerUser']>(
    'customer-users',
    { id },
    // A user without access to the record simply has no signature.
    { enabled: isWanted && id > 0, staleTime: HOUR_MS, retry: false },
  );
  if (!isWanted) return undefined;
  const link = data?.providers.find(({ providerId }) => providerId === lead.provider.id);
  return link?.signatureContent || link?.signatureImage ? link : undefined;
}
