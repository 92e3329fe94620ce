import { useTranslate } from 'react-admin';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './SignupWizard.module.css';

export interface StepFrameProps {
  /** Error message above the fields; undefined if there is none. */
  failure: string | undefined;
  /** Goes to the previous step; undefined in the first. */
  onBack: (() => void) | undefined;
  isSaving: boolean;
  /** Handler of the next button; submits the surrounding form by default. */
  onNext?: () => void;
  nextLabel?: string;
  /** Ref of the element that contains the buttons. */
  bar?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Renders the fields of a step with the back and next buttons, within reach of a thumb. */
export function StepFrame(props: StepFrameProps) {
  const { failure, onBack, isSaving, onNext, nextLabel, bar, children } = props;
  const translate = useTranslate();
  return (
    <>
      <div role="alert">{failure !== undefined && <p className={styles.failure}>{failure}</p>}</div>
      <div className={styles.fields}>{children}</div>
      <div ref={bar} className={styles.bar}>
        {onBack && (
          <Button disabled={isSaving} onClick={onBack}>
            {translate('signup.back')}
          </Button>
        )}
        <button
          type={onNext ? 'button' : 'submit'}
          className={`ui-button ui-button--primary ${styles.next}`}
          aria-disabled={isSaving}
          aria-busy={isSaving}
          onClick={onNext}
        >
          {nextLabel ?? translate('signup.next')}
        </button>
      </div>
    </>
  );
}
