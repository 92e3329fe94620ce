import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { formSpecs } from './formSpecs.ts';
import { updatesOf } from './shape.ts';
import { countChange, findAnyUpdate, withdrawUpdate } from './store.ts';

export { decideUpdate } from './decide.ts';
export { infoRequestForms } from './infoRequestForms.ts';
export { formTitle } from './formMessages.ts';
export { isForm } from './formSpecs.ts';
export { isFormChange } from './store.ts';
export { progressOf } from './completeness.ts';

type Change = Schemas['ProviderFieldChange'];

/** Returns the values before and after of each field of pending form changes, by change id. */
export async function formChangesOf(
  tx: Tx,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, { title: string; changes: Change[] }>> {
  const rows = [];
  for (const id of ids) {
    const row = await findAnyUpdate(tx, id);
    if (row) rows.push(row);
  }
  const updates = await updatesOf(tx, rows, language);
  return new Map(updates.map(({ id, title, changes }) => [id, { title, changes }]));
}

/** Withdraws every pending change of a provider. */
export async function withdrawChanges(tx: Tx, providerId: number, now: Date): Promise<void> {
  for (const { key } of formSpecs) await withdrawUpdate(tx, { id: providerId }, key, now);
  await countChange(tx, providerId, now);
}
