import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useBeforeUnload } from './useBeforeUnload.ts';

interface LeaveGuardProps {
  /** Something would be lost. */
  isOpen: boolean;
  /** Key of what would be. */
  text?: string;
}

/** Another place of the same page is not left. */
const isLeft: BlockerFunction = ({ currentLocation, nextLocation }) =>
  nextLocation.pathname !== currentLocation.pathname;

/** Asks before somebody leaves what is not done yet, for another page or another site. */
export function LeaveGuard({ isOpen, text = 'ui.leave.text' }: LeaveGuardProps) {
  const translate = useTranslate();
  const blocker = useBlocker((places) => isOpen && isLeft(places));
  useEffect(() => {
    // What was just saved and leads on is told as saved a moment after it leads on.
    if (blocker.state === 'blocked' && !isOpen) blocker.proceed();
  }, [blocker, isOpen]);
  useBeforeUnload(isOpen);
  if (blocker.state !== 'blocked' || !isOpen) return null;
  return (
    <ConfirmDialog
      title={translate('ui.leave.title')}
      text={translate(text)}
      action={translate('ui.leave.go')}
      cancel={translate('ui.leave.stay')}
      isBusy={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
