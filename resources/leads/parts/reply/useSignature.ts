import { useGetIdentity, useGetOne } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';
import { linesOf } from '../../../../src/engine/kinds/richText/linesOf.ts';

const AN_HOUR = 3_600_000;

/** My signature for the lead's page, as plain lines; empty where there is none. Asked for once. */
export function useSignature(lead: Lead, isWanted: boolean): string {
  const { identity } = useGetIdentity();
  const id = Number(identity?.id ?? 0);
  const { data } = useGetOne<Schemas['CustomerUser']>(
    'customer-users',
    { id },
    // The session needs no record of mine to write: without it there is no signature.
    { enabled: isWanted && id > 0, staleTime: AN_HOUR, retry: false },
  );
  if (!isWanted) return '';
  const link = data?.providers.find(({ providerId }) => providerId === lead.provider.id);
  return link?.signatureContent ? linesOf(link.signatureContent) : '';
}
