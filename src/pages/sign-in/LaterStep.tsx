import { ChooseUser } from './ChooseUser.tsx';
import { CodeSignIn } from './CodeSignIn.tsx';
import { RenewExpired } from './RenewExpired.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { DeferredMessages, useLaterTools } from './DeferredMessages.tsx';
import type { SignInResult, Step } from './signInStep.ts';
import { SocialArrival } from './SocialArrival.tsx';
import styles from './SignInLayout.module.css';

interface LaterStepProps {
  step: Exclude<Step, { kind: 'password' }>;
  onResult: (result: SignInResult, identifier?: string) => Promise<void>;
  onStep: (step: Step) => void;
  /** Handles an ended challenge; rethrows any other error. */
  onEnded: (error: unknown) => void;
}

/** Renders a sign-in step after the first form. Its chunk is prefetched while the first form is filled in. */
export function LaterStep(props: LaterStepProps) {
  return (
    <DeferredMessages>
      <StepPage {...props} />
    </DeferredMessages>
  );
}

function StepPage({ step, onResult, onStep, onEnded }: LaterStepProps) {
  const { t } = useLaterTools();
  const restart = () => onStep({ kind: 'password' });
  switch (step.kind) {
    case 'code':
      return <CodeSignIn onResult={onResult} onPassword={restart} />;
    case 'social':
      return (
        <SocialArrival
          {...step}
          onResult={onResult}
          onFailed={(problem) => onStep({ kind: 'password', problem })}
        />
      );
    case 'renew':
      return (
        <RenewExpired
          {...step}
          onResult={onResult}
          onDone={() => onStep({ kind: 'password', notice: 'notices.passwordChanged' })}
        />
      );
    case 'choose':
    case 'second':
      return (
        <>
          {step.kind === 'choose' ? (
            <ChooseUser {...step} onResult={onResult} onEnded={onEnded} />
          ) : (
            <SecondFactor {...step} onResult={onResult} onEnded={onEnded} />
          )}
          <p className={styles['links']}>
            <button type="button" className={styles['link']} onClick={restart}>
              {t('backToSignIn')}
            </button>
          </p>
        </>
      );
  }
}
