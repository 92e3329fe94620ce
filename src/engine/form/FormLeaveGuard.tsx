import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';

/** Asks before what was typed into the form around it is left behind. */
export function FormLeaveGuard() {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return <LeaveGuard isOpen={Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful} />;
}
