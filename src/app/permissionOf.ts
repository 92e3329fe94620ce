import { paths } from '#contract/manifest/paths.ts';
import type { Schemas } from '#contract/types.ts';

type Permission = Schemas['Permission'];
type Needs = Readonly<Record<string, Permission | undefined>>;

/** The contract's slot behind each of react-admin's actions. */
const SLOT: Readonly<Record<string, string>> = {
  list: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'remove',
};

/** The right that the contract asks for an action on a resource; undefined where any session is enough. */
export function permissionOf(resource: string, action: string): Permission | undefined {
  const table: Readonly<Record<string, { needs: Needs }>> = paths;
  return table[resource]?.needs[SLOT[action] ?? action];
}
