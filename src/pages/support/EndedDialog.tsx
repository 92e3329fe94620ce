import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './EndedDialog.module.css';

interface EndedDialogProps {
  /** Name of the impersonated user. */
  name: string;
  onLeave: () => Promise<void>;
}

/** Renders the dialog for an impersonation that expired during work, with the button back to the desk. */
export function EndedDialog({ name, onLeave }: EndedDialogProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [step, setStep] = useState<'asked' | 'leaving' | 'failed'>('asked');
  const leave = () => {
    setStep('leaving');
    onLeave().catch(() => setStep('failed'));
  };
  // The top layer covers the page's dialogs and disables their focus traps.
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // Rendered into the body: a dialog opened there hides its siblings from assistive technology.
  return createPortal(
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
      {step === 'failed' && (
        <p role="alert" className={styles.failed}>
          {translate('support.bar.failed')}
        </p>
      )}
      <button
        type="button"
        className="ui-button ui-button--primary"
        disabled={step === 'leaving'}
        aria-busy={step === 'leaving'}
        onClick={leave}
      >
        {translate('support.ended.back')}
      </button>
    </dialog>,
    document.body,
  );
}
