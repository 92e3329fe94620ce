import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './EndedDialog.module.css';

interface EndedDialogProps {
  /** As whom the agent acted. */
  name: string;
  onLeave: () => Promise<void>;
}

/** An agent's time is over in the middle of work: what happened, and the way back to the desk. */
export function EndedDialog({ name, onLeave }: EndedDialogProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [step, setStep] = useState<'asked' | 'leaving' | 'failed'>('asked');
  const leave = () => {
    setStep('leaving');
    onLeave().catch(() => setStep('failed'));
  };
  // Above the page's own dialogs, whose guards of the focus it switches off.
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // Outside of the page's main part: a dialog that opens there hides what stands beside it from assistive technology.
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
