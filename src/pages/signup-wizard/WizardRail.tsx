import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { useTranslate } from 'react-admin';
import styles from './SignupWizard.module.css';
import { isReachable, wizardSteps, type WizardForm, type WizardStep } from './wizardSteps.ts';

interface WizardRailProps {
  form: WizardForm;
  current: WizardStep;
  onStep: (step: WizardStep) => void;
}

/** Renders the steps beside the form; reachable steps are buttons. */
export function WizardRail({ form, current, onStep }: WizardRailProps) {
  const translate = useTranslate();
  return (
    <nav className={styles.rail} aria-label={translate('signup.stepsLabel')}>
      <ol>
        {wizardSteps.map((step, index) => {
          const isDone = form.done.includes(step);
          return (
            <li key={step}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === current ? 'step' : undefined}
                data-done={isDone || undefined}
                disabled={!isReachable(form, step)}
                onClick={() => onStep(step)}
              >
                <span className={styles.number} aria-hidden="true">
                  {isDone ? <CheckOutlined /> : index + 1}
                </span>
                {translate(`signup.steps.${step}.name`)}
                {isDone && (
                  <span className="visually-hidden">, {translate('signup.stepDone')}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
