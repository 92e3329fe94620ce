import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { formatDateTime } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { AgreementStep } from './AgreementStep.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import { ProductStep } from './ProductStep.tsx';
import styles from './SignupWizard.module.css';
import { StepForm } from './StepForm.tsx';
import { useSaveStep } from './useSaveStep.ts';
import { WizardChoicesContext } from './WizardChoicesContext.ts';
import { isFormStep } from './wizardFields.ts';
import { WizardRail } from './WizardRail.tsx';
import {
  isReachable,
  stepAfter,
  stepBefore,
  stepNamed,
  wizardSteps,
  type WizardForm,
  type WizardStep,
} from './wizardSteps.ts';

interface WizardStepPageProps {
  hash: string;
  form: WizardForm;
  contactName: string;
  onOpened: (session: Schemas['Session']) => void;
}

/**
 * Returns the step of the address if it is reachable, otherwise the step at which the page was opened, and a setter.
 * Steps that another device saves meanwhile do not move this one on.
 */
function useStep(form: WizardForm): [WizardStep, (step: WizardStep) => void] {
  const [address, setAddress] = useSearchParams();
  const [first] = useState(form.step);
  const requested = stepNamed(address.get('step'));
  const step = requested && isReachable(form, requested) ? requested : first;
  return [step, (next) => setAddress({ step: next })];
}

function Body({
  step,
  ...props
}: WizardStepPageProps & { step: WizardStep; go: (step: WizardStep) => void }) {
  const { hash, form, contactName, onOpened, go } = props;
  const saving = useSaveStep(hash);
  const before = stepBefore(step);
  const onBack = before && (() => go(before));
  const onSaved = () => go(stepAfter(step));
  const shared = { hash, form, saving, onBack, onSaved };
  if (isFormStep(step)) return <StepForm {...shared} step={step} contactName={contactName} />;
  if (step === 'product') return <ProductStep {...shared} />;
  if (step === 'images') return <ImagesStep {...shared} />;
  return <AgreementStep {...shared} onStep={go} onOpened={onOpened} />;
}

/** Renders an open registration: progress, the current step, and when it was saved. */
export function WizardStepPage(props: WizardStepPageProps) {
  const { form, contactName } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const [step, go] = useStep(form);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const number = wizardSteps.indexOf(step) + 1;
  // Focuses the heading of a new step; the first step needs no focus change.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <WizardChoicesContext value={form.choices}>
      <div className={styles.page}>
        <WizardRail form={form} current={step} onStep={go} />
        <div>
          <div className={styles.meter} aria-hidden="true">
            <span style={{ inlineSize: `${(form.done.length / wizardSteps.length) * 100}%` }} />
          </div>
          <section className={`ui-card ${styles.card}`}>
            <p className={styles.progress}>
              {translate('signup.progress', { number, all: wizardSteps.length })}
              {step === 'business' && (
                <>
                  {' · '}
                  {translate('signup.greeting', { name: contactName })}
                </>
              )}
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {translate(`signup.steps.${step}.title`)}
            </h1>
            <p className={styles.about}>{translate(`signup.steps.${step}.text`)}</p>
            <Body key={step} {...props} step={step} go={go} />
          </section>
          <p className={styles.saved}>
            {form.savedAt === null
              ? translate('signup.notSaved')
              : translate('signup.saved', { when: formatDateTime(form.savedAt, locale) })}
          </p>
        </div>
      </div>
    </WizardChoicesContext>
  );
}
