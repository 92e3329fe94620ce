import { Suspense } from 'react';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { getField } from '../definition/field.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { unflatten } from '../form/unflatten.ts';
import { differences } from '../form/conflict/differences.ts';
import type { OpenActions } from './useOpenAction.ts';

const ActionDialog = lazyOnDemand(async () => (await import('./ActionDialog.tsx')).ActionDialog);
const RemoveDialog = lazyOnDemand(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);
const ConflictDialog = lazyOnDemand(
  async () => (await import('../form/conflict/ConflictDialog.tsx')).ConflictDialog,
);

interface OpenActionDialogProps {
  resource: Resource;
  record: AnyRecord;
  openAction: OpenActions;
}

/** Renders a record's open dialog: an action, the deletion or an edit conflict. */
export function OpenActionDialog({ resource, record, openAction }: OpenActionDialogProps) {
  const { open, close } = openAction;
  if (!open) return null;
  if (open.kind === 'remove')
    return (
      <Suspense fallback={null}>
        <RemoveDialog resource={resource} record={record} onClose={close} />
      </Suspense>
    );
  const { name } = open;
  if (open.kind === 'action')
    return (
      <Suspense fallback={null}>
        <ActionDialog
          key={name}
          resource={resource}
          record={record}
          action={name}
          onClose={close}
          onStale={(done) => openAction.openChoice(name, done)}
        />
      </Suspense>
    );
  const { theirs } = open;
  const set = resource.definition.actions?.[name]?.set ?? {};
  const mine = { ...record, ...unflatten(set) };
  const differing = differences(Object.keys(set), { mine, theirs, base: record });
  const fields = resource.manifest.update?.fields ?? {};
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        fields={Object.keys(differing).map((path) => getField(resource, path, fields))}
        mine={mine}
        theirs={theirs}
        differing={differing}
        onClose={close}
        onSave={(choices) => {
          const values = Object.entries(set).filter(([path]) => choices[path] === 'mine');
          if (values.length > 0)
            openAction.resolveConflict(name, theirs, Object.fromEntries(values));
          else close();
        }}
      />
    </Suspense>
  );
}
