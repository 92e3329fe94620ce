import { notFound } from '../../http/apiError.ts';
import type { Language, Principal, Tx } from '../../http/call.ts';
import { findProvider, type ProviderRow } from './store.ts';

interface OneProvider {
  params: { id: number };
  principal: Principal;
  language: Language;
}

/**
 * Returns one of the user's providers.
 * @throws ApiError 404
 */
export async function providerOr404(tx: Tx, call: OneProvider): Promise<ProviderRow> {
  const row = await findProvider(tx, call.principal, call.params.id, call.language);
  if (!row) throw notFound();
  return row;
}
