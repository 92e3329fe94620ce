import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { StashedUrl } from './stashedUrl.ts';
import styles from './ResumeDialog.module.css';

interface ResumeDialogProps {
  label: string;
  held: StashedUrl;
  children: ReactNode;
}

/** The sign-in over work that waits: nothing below can be seen, reached or changed. */
export function ResumeDialog({ label, held, children }: ResumeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the form inside takes the focus.
  useLayoutEffect(() => {
    held.hold();
    const { title } = document;
    // Above all dialogs of the page, whose own guards of the focus it switches off.
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
