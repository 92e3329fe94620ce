import type { RaRecord } from 'react-admin';
import type { PanelDataProvider } from '../../../data/dataProvider.ts';
import type { ActionBody } from '../../queries/ActionBody.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { getText } from '../../definition/field.ts';
import { unflatten } from '../../form/unflatten.ts';
import type { Undo } from '../findUndo.ts';
import { askedValues } from './askedValues.ts';

/** A bulk action of a resource, with the dependencies of its requests. */
export interface BulkCall {
  api: PanelDataProvider;
  resource: Resource;
  name: string;
  /** `meta` option with the parameters of the resource's paths. */
  meta: unknown;
}

/** A record changed by a bulk action: before and after it. */
export interface Done {
  item: AnyRecord;
  result: RaRecord;
}

/** Message key that is used as the error's message. */
const NOT_IN_STATE = 'bulk.notInState';

/** Returns the permission that a bulk action requires, as the action for `canAccess`. */
export function accessOf(resource: Resource, name: string): string {
  if (name === 'remove') return 'delete';
  const { set, ask } = resource.definition.actions?.[name] ?? {};
  return set || ask ? 'edit' : 'action';
}

/**
 * Returns true for the deletion and for actions with the tone `danger`. An impersonating agent must not run them
 * unless the definition permits it.
 */
export const isDestructive = (resource: Resource, name: string): boolean =>
  name === 'remove' || resource.definition.actions?.[name]?.tone === 'danger';

/** Returns a function that applies a bulk action to a record and resolves to the changed record. */
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
  const { set, ask, from } = definition.actions?.[name] ?? {};
  if (!set && !ask) {
    return async (record) =>
      (await api.act(resource, record.id, answers ?? { type: name }, meta, record)).data;
  }
  return async (record) => {
    if (from && !from.includes(getText(record, 'status'))) throw new Error(NOT_IN_STATE);
    const data = unflatten({ ...set, ...(ask && askedValues(ask, answers ?? {}, record)) });
    const params = { id: record.id, data, previousData: record, meta };
    return (await api.update<RaRecord>(resource, params)).data;
  };
}

/** Reverts a bulk action for one record. @param undo step that needs no input */
export function revert(
  { api, resource: { name: resource }, meta }: BulkCall,
  { item, result }: Done,
  undo: Exclude<Undo, { kind: 'ask' }>,
): Promise<unknown> {
  if (undo.kind === 'act') return api.act(resource, item.id, { type: undo.action }, meta);
  const data = unflatten(undo.values);
  return api.update(resource, { id: item.id, data, previousData: result, meta });
}
