import { useLogout, useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { formatNumber } from '../ui/format.ts';
import { closeUploads, countUnfinishedUploads } from '../ui/unfinishedUploads.ts';
import { useLocale } from '../ui/useLocale.ts';

interface SignOut {
  /** Signs out, after a question if files are still being uploaded. */
  ask: () => void;
  /** The question; undefined if there is none. */
  question: ReactNode;
}

/** Returns the sign-out of the user menu. @param onClose closes the menu and the question */
export function useSignOut(onClose: () => void): SignOut {
  const translate = useTranslate();
  const locale = useLocale();
  const logout = useLogout();
  const [unfinished, setUnfinished] = useState(0);
  const signOut = () => {
    onClose();
    closeUploads();
    void logout();
  };
  const ask = () => {
    const count = countUnfinishedUploads();
    setUnfinished(count);
    if (count === 0) signOut();
  };
  const question = unfinished > 0 && (
    <ConfirmDialog
      title={translate('uploads.signOut.title')}
      text={translate('uploads.signOut.text', {
        smart_count: unfinished,
        count: formatNumber(unfinished, locale),
      })}
      action={translate('shell.account.signOut')}
      isBusy={false}
      onConfirm={signOut}
      onClose={onClose}
    />
  );
  return { ask, question: question || undefined };
}
