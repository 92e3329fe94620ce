import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';

interface UnsavedAnswersProps {
  /** True while the user is asked whether to close the dialog. */
  isAsked: boolean;
  /** True if the API has refused the answers. */
  isRefused: boolean;
  onDirty: (isDirty: boolean) => void;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks for a confirmation before the dialog of the surrounding form is closed, or its page left, with typed text. */
export function UnsavedAnswers(props: UnsavedAnswersProps) {
  const { isAsked, isRefused, onDirty, onStay, onDiscard } = props;
  const translate = useTranslate();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
  const isSent = isSubmitting || (isSubmitSuccessful && !isRefused);
  return (
    <>
      {/* Mounted only when needed: of several guards the last one decides, also for a form below the dialog. */}
      {isDirty && !isSent && <LeaveGuard isOpen />}
      {isAsked && (
        <ConfirmDialog
          title={translate('engine.action.discard')}
          text={translate('ui.leave.text')}
          action={translate('ui.action.close')}
          cancel={translate('engine.action.keepTyping')}
          isBusy={false}
          onConfirm={onDiscard}
          onClose={onStay}
        />
      )}
    </>
  );
}
