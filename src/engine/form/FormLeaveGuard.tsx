import { dequal } from 'dequal';
import { useFormState, useWatch } from 'react-hook-form';
import { get } from '#contract/get.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';

export interface FormLeaveGuardProps {
  /** Values by path that filled the form automatically; they can be discarded without a confirmation. */
  draft?: Readonly<Record<string, unknown>> | undefined;
}

/** Asks for a confirmation before the user leaves the surrounding form with unsaved changes. */
export function FormLeaveGuard({ draft }: FormLeaveGuardProps) {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const changed = Object.keys(dirtyFields);
  if (draft && !isSubmitSuccessful && changed.length > 0)
    return <DraftLeaveGuard draft={draft} changed={changed} />;
  return <LeaveGuard isOpen={changed.length > 0 && !isSubmitSuccessful} />;
}

interface DraftLeaveGuardProps {
  draft: Readonly<Record<string, unknown>>;
  /** Names of the changed fields. */
  changed: readonly string[];
}

/**
 * Asks for a confirmation if a value differs from the draft. Watches the values, because further typing in a
 * changed field does not change the form state.
 */
function DraftLeaveGuard({ draft, changed }: DraftLeaveGuardProps) {
  const values: unknown = useWatch();
  const isTyped = (name: string) => !(name in draft) || !dequal(get(values, name), draft[name]);
  return <LeaveGuard isOpen={changed.some(isTyped)} />;
}
