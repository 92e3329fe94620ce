import { dequal } from 'dequal';
import type { RaRecord } from 'react-admin';
import { get } from '#contract/get.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { isAvailable, restoresState } from './availableActions.ts';

/** Step that reverts an action on one record. */
export type Undo =
  /** Updates the record to its previous values, by path. */
  | { kind: 'change'; values: Readonly<Record<string, unknown>> }
  /** Runs a contract action without input. */
  | { kind: 'act'; action: string }
  /** Opens the form of a contract action, which has required fields. */
  | { kind: 'ask'; action: string };

/** Returns the fields that an update can restore and that differ, such as those that the API changed on its own. */
function consequences({ manifest }: Resource, before: AnyRecord, after: RaRecord): string[] {
  return Object.keys(manifest.update?.fields ?? {}).filter((path) => {
    const value = get(before, path);
    return value !== undefined && !dequal(value, get(after, path));
  });
}

/** Returns the step that reverts an action; undefined if the record or the definition allows none. */
export function findUndo(
  resource: Resource,
  name: string,
  before: AnyRecord,
  after: RaRecord,
): Undo | undefined {
  const { undo, set, ask } = resource.definition.actions?.[name] ?? {};
  if (undo === true) {
    const paths = [...Object.keys({ ...set, ...ask }), ...consequences(resource, before, after)];
    const values = paths.map((path) => [path, get(before, path) ?? null] as const);
    return { kind: 'change', values: Object.fromEntries(values) };
  }
  if (typeof undo !== 'string' || !restoresState(resource, before, undo)) return undefined;
  if (!isAvailable(resource, { ...after, id: before.id }, undo)) return undefined;
  const required = resource.manifest.actions?.[undo]?.required ?? [];
  return { kind: required.length > 0 ? 'ask' : 'act', action: undo };
}
