import { useEffect, useRef, type ReactNode } from 'react';
import type { HeldPlace } from './heldPlace.ts';
import styles from './ResumeDialog.module.css';

/** The sign-in over work that waits: nothing below can be seen, reached or changed. */
export function ResumeDialog({ held, children }: { held: HeldPlace; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    held.hold();
    const { title } = document;
    // Above all dialogs of the page, whose own guards of the focus it switches off.
    dialog.current?.showModal();
    return () => {
      document.title = title;
    };
  }, [held]);
  return (
    <dialog ref={dialog} className={styles['dialog']} onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>
  );
}
