import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { StashedUrl } from './stashedUrl.ts';
import styles from './ResumeDialog.module.css';

interface ResumeDialogProps {
  label: string;
  held: StashedUrl;
  children: ReactNode;
}

/**
 * Renders the sign-in in a modal dialog over unsaved work, so that nothing below can be seen, focused or
 * changed.
 */
export function ResumeDialog({ label, held, children }: ResumeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Runs before the form inside takes the focus.
  useLayoutEffect(() => {
    held.hold();
    const { title } = document;
    // The top layer covers all dialogs of the page and disables their focus traps.
    dialog.current?.showModal();
    return () => {
      document.title = title;
    };
  }, [held]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles['dialog']}
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}
