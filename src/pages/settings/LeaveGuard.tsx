import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Something would be lost. */
  isOpen: boolean;
  /** Key of what is asked. */
  question?: string;
}

/** Asks before somebody leaves what is not done yet, for another page or another site. */
export function LeaveGuard({ isOpen, question = 'settings.leave.unsaved' }: LeaveGuardProps) {
  const translate = useTranslate();
  const blocker = useBlocker(isOpen);
  useEffect(() => {
    if (blocker.state === 'blocked' && !isOpen) blocker.proceed();
  }, [blocker, isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={translate('settings.leave.title')}
      text={translate(question)}
      action={translate('settings.leave.go')}
      isBusy={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
