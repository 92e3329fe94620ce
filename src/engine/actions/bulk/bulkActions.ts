import type { RaRecord } from 'react-admin';
import type { PanelDataProvider } from '../../../data/dataProvider.ts';
import type { ActionBody } from '../../queries/ActionBody.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { getText } from '../../definition/field.ts';
import { unflatten } from '../../form/unflatten.ts';

/** A bulk action of a resource, and what the calls need besides. */
export interface BulkCall {
  api: PanelDataProvider;
  resource: Resource;
  name: string;
  /** Values of the resource's paths. */
  meta: unknown;
}

/** A record that a bulk action was done to, before and after. */
export interface Done {
  item: AnyRecord;
  result: RaRecord;
}

/** The message of an error is the key of its words. */
const NOT_IN_STATE = 'listTools.bulk.notInState';

/** Returns the permission that a bulk action needs: the action that is passed to `canAccess`. */
export function accessOf(resource: Resource, name: string): string {
  if (name === 'remove') return 'delete';
  return resource.definition.actions?.[name]?.set ? 'edit' : 'action';
}

/**
 * Returns true if the action cannot be undone; an impersonating agent is then kept out, unless the action
 * allows agents.
 */
export const isDestructive = (resource: Resource, name: string): boolean =>
  name === 'remove' || resource.definition.actions?.[name]?.tone === 'danger';

/** Returns true if an action requires input before it runs. */
export const asksFirst = (resource: Resource, name: string): boolean =>
  Object.keys(resource.manifest.actions?.[name]?.fields ?? {}).length > 0;

/** Returns a function that applies a bulk action to one record and resolves to the record after it. */
export function actOf(
  { api, resource: { name: resource, definition }, name, meta }: BulkCall,
  answers: ActionBody | undefined,
): (record: AnyRecord) => Promise<RaRecord> {
  if (name === 'remove') {
    return async (record) => {
      await api.delete(resource, { id: record.id, previousData: record, meta });
      return record;
    };
  }
  const { set, from } = definition.actions?.[name] ?? {};
  if (!set) {
    return async ({ id }) => (await api.act(resource, id, answers ?? { type: name }, meta)).data;
  }
  const data = unflatten(set);
  return async (record) => {
    if (from && !from.includes(getText(record, 'status'))) throw new Error(NOT_IN_STATE);
    const params = { id: record.id, data, previousData: record, meta };
    return (await api.update<RaRecord>(resource, params)).data;
  };
}

/** Returns a function that undoes a bulk action for one record; undefined if one press cannot undo it. */
export function undoOf({
  api,
  resource: { name: resource, definition, manifest },
  name,
  meta,
}: BulkCall): ((done: Done) => Promise<unknown>) | undefined {
  const { set, undo } = definition.actions?.[name] ?? {};
  if (undo === undefined) return undefined;
  if (set) {
    return ({ item, result }) => {
      const before = Object.keys(set).map((path) => [path, get(item, path) ?? null] as const);
      const data = unflatten(Object.fromEntries(before));
      return api.update(resource, { id: item.id, data, previousData: result, meta });
    };
  }
  // An undo with a form cannot be done by one press.
  const action = undo === true ? undefined : manifest.actions?.[undo];
  if (undo === true || !action || action.required.length > 0) return undefined;
  return ({ item }) => api.act(resource, item.id, { type: undo }, meta);
}
