import type { RuntimeAction, RuntimeDefinition } from './runtimeDefinition.ts';
import type { Manifest } from './manifest.ts';

function isBlocked({ operations, update }: Manifest, { set }: RuntimeAction): boolean {
  if (!set) return operations['action']?.impersonation === 'blocked';
  const writesBlocked = Object.keys(set).some(
    (path) => update?.fields[path]?.impersonation === 'blocked',
  );
  return writesBlocked || operations['update']?.impersonation === 'blocked';
}

/** Adds `support: false` to the parts of a definition that the contract forbids an impersonating agent. */
export function withImpersonation(
  manifest: Manifest,
  definition: RuntimeDefinition,
): RuntimeDefinition {
  const refuses = (slot: string) => manifest.operations[slot]?.impersonation === 'blocked';
  const { create, edit, remove, actions } = definition;
  const closed = { support: false } as const;
  const named = Object.entries(actions ?? {}).map(
    ([name, slot]): [string, RuntimeAction | undefined] => [
      name,
      slot && isBlocked(manifest, slot) ? { ...slot, ...closed } : slot,
    ],
  );
  return {
    ...definition,
    ...(create && refuses('create') && { create: { ...create, ...closed } }),
    ...(edit && refuses('update') && { edit: { ...edit, ...closed } }),
    ...(remove !== false && refuses('remove') && { remove: { ...remove, ...closed } }),
    ...(actions && { actions: Object.fromEntries(named) }),
  };
}
