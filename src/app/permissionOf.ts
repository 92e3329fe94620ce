import { paths } from '#contract/manifest/paths.ts';
import type { Schemas } from '#contract/types.ts';

type Permission = Schemas['Permission'];
type Needs = Readonly<Record<string, Permission | undefined>>;

/** Operation of the contract for each action of react-admin. */
const SLOT: Readonly<Record<string, string>> = {
  list: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'remove',
};

/**
 * Returns the permission that the contract requires for an action on a resource; undefined if any
 * session suffices.
 */
export function permissionOf(resource: string, action: string): Permission | undefined {
  const table: Readonly<Record<string, { needs: Needs }>> = paths;
  return table[resource]?.needs[SLOT[action] ?? action];
}
