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
  const wanted = fields.flatMap(({ list, value, path }) =>
    typeof value === 'string' ? [{ list, value, path }] : [],
  );
  if (wanted.length === 0) return [];
  const known = await activeEntries(tx, wanted);
  return wanted.flatMap(({ list, value, path }) =>
    known.has(`${list} ${value}`) ? [] : [{ path, code: 'config' }],
  );
}
