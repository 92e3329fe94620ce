import { Suspense, useCallback, useState } from 'react';
import type { ActionBody } from '../queries/ActionBody.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { ActionFormDialog } from './ActionFormDialog.tsx';
import { useAction, type Done } from './useAction.ts';

interface ActionDialogProps {
  resource: Resource;
  record: AnyRecord;
  action: string;
  onClose: () => void;
  /** Called if another user has changed the record meanwhile, to let the user choose between the values. */
  onStale: (done: Done) => void;
}

/**
 * Renders the form or confirmation of an action and runs it. After a rejection, it stays open with the typed
 * values.
 */
export function ActionDialog({ resource, record, action, onClose, onStale }: ActionDialogProps) {
  const { run, isActing } = useAction(resource);
  const [refusal, setRefusal] = useState<string>();
  const config = resource.definition.actions?.[action];
  const answer = useCallback(
    async (body: ActionBody) => {
      const done = await run(action, record, body);
      if (done.isDone) onClose();
      // The fields of a declared change can be chosen; a form stays open with what was typed.
      else if (done.theirs && config?.set) onStale(done);
      setRefusal(done.refusal);
      return done.isDone ? undefined : { ...done.errors };
    },
    [run, action, record, config, onClose, onStale],
  );
  const Own = config?.dialog;
  if (Own)
    return (
      <Suspense fallback={null}>
        <Own
          record={record}
          isActing={isActing}
          refusal={refusal}
          onAnswer={(answers) => answer({ ...answers, type: action })}
          onClose={onClose}
        />
      </Suspense>
    );
  return (
    <ActionFormDialog
      resource={resource}
      action={action}
      record={record}
      refusal={refusal}
      isActing={isActing}
      onAnswer={answer}
      onClose={onClose}
    />
  );
}
