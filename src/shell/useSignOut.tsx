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

/** Returns the sign-out of a menu. @param onClose closes the menu; called after the question, too */
export function useSignOut(onClose: () => void): SignOut {
  const translate = useTranslate();
  const locale = useLocale();
  const logout = useLogout();
  const [unfinished, setUnfinished] = useState(0);
  const close = () => {
    setUnfinished(0);
    onClose();
  };
  const signOut = () => {
    close();
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
      onClose={close}
    />
  );
  return { ask, question: question || undefined };
}
