import type { Tx } from '../../http/call.ts';
import type { FieldFault } from '../../http/apiError.ts';
import { activeEntries } from './store.ts';

export { configItems } from './store.ts';

/** Field with an entry of a configuration list. */
export interface ConfigField {
  path: string;
  list: string;
  value: string | null | undefined;
}

/** Returns the faults of fields whose entry is unknown or inactive; empty fields are valid. */
export async function configFaults(tx: Tx, fields: ConfigField[]): Promise<FieldFault[]> {
  const requested = fields.flatMap(({ list, value, path }) =>
    typeof value === 'string' ? [{ list, value, path }] : [],
  );
  if (requested.length === 0) return [];
  const active = await activeEntries(tx, requested);
  return requested.flatMap(({ list, value, path }) =>
    active.has(`${list} ${value}`) ? [] : [{ path, code: 'config' }],
  );
}
