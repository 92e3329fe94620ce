import { dequal } from 'dequal';
import { useFormState, useWatch } from 'react-hook-form';
import { get } from '#contract/get.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';

export interface FormLeaveGuardProps {
  /** Values by path that filled the form without being typed: they are not lost by leaving. */
  draft?: Readonly<Record<string, unknown>> | undefined;
}

/** Asks before what was typed into the form around it is left behind. */
export function FormLeaveGuard({ draft }: FormLeaveGuardProps) {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const changed = Object.keys(dirtyFields);
  if (draft && !isSubmitSuccessful && changed.length > 0)
    return <DraftLeaveGuard draft={draft} changed={changed} />;
  return <LeaveGuard isOpen={changed.length > 0 && !isSubmitSuccessful} />;
}

interface DraftLeaveGuardProps {
  draft: Readonly<Record<string, unknown>>;
  /** Names of the form's changed values. */
  changed: readonly string[];
}

/** Asks once a value differs from the draft. Another letter in a changed field changes no form state, only the value. */
function DraftLeaveGuard({ draft, changed }: DraftLeaveGuardProps) {
  const values: unknown = useWatch();
  const isTyped = (name: string) => !(name in draft) || !dequal(get(values, name), draft[name]);
  return <LeaveGuard isOpen={changed.some(isTyped)} />;
}
