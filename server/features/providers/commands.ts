import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { briefOf } from './shape.ts';
import { allProviders, type Linked } from './store.ts';

/** The providers that a user is linked to, in the account's own order, as the shell needs them. */
export async function providerBriefs(
  tx: Tx,
  linked: Linked,
  language: Language,
): Promise<Schemas['ProviderBrief'][]> {
  return (await allProviders(tx, linked, language)).map(briefOf);
}
