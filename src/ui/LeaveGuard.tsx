import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useBeforeUnload } from './useBeforeUnload.ts';

interface LeaveGuardProps {
  /** True if leaving would lose data. */
  isOpen: boolean;
  /** Message key of the data that would be lost. */
  text?: string;
}

/** Returns true if the navigation changes the path; a new query or hash does not leave the page. */
const isLeft: BlockerFunction = ({ currentLocation, nextLocation }) =>
  nextLocation.pathname !== currentLocation.pathname;

/** Renders a confirmation before the user leaves unsaved data for another page or site. */
export function LeaveGuard({ isOpen, text = 'ui.leave.text' }: LeaveGuardProps) {
  const translate = useTranslate();
  const blocker = useBlocker((places) => isOpen && isLeft(places));
  useEffect(() => {
    // `isOpen` may turn false only after the navigation that follows a save; the navigation then proceeds.
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
