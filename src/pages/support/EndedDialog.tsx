import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import styles from './EndedDialog.module.css';

interface EndedDialogProps {
  /** As whom the agent acted. */
  name: string;
  onLeave: () => void;
}

/** An agent's time is over in the middle of work: what happened, and the way back to the desk. */
export function EndedDialog({ name, onLeave }: EndedDialogProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Above the page's own dialogs, whose guards of the focus it switches off.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {translate('support.ended.title')}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {translate('support.ended.text', { name })}
      </p>
      <button type="button" className="ui-button ui-button--primary" onClick={onLeave}>
        {translate('support.ended.back')}
      </button>
    </dialog>
  );
}
