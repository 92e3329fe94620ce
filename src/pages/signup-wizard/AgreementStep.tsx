import { zodResolver } from '@hookform/resolvers/zod';
import { Form, SaveContextProvider, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { getText } from '../../engine/definition/field.ts';
import { FormField } from '../../engine/kinds/FormField.tsx';
import { rowSchema } from '../../engine/form/leafSchema.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import styles from './AgreementStep.module.css';
import { StepFrame } from './StepFrame.tsx';
import { Summary } from './Summary.tsx';
import { factsOf, stepOfFault, wizardField } from './wizardFields.ts';
import type { useSaveStep } from './useSaveStep.ts';
import type { WizardForm, WizardStep } from './wizardSteps.ts';

const PASSWORD = wizardField('password');
const EMPTY = {};

interface TermProps {
  name: 'terms' | 'privacy';
  isTicked: boolean;
  isMissing: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Renders a text that the user must agree to, readable in place, with its checkbox. */
function Term({ name, isTicked, isMissing, onTick }: TermProps) {
  const translate = useTranslate();
  return (
    <div className={styles.term}>
      <details>
        <summary>{translate(`signup.agreement.${name}Title`)}</summary>
        <p>{translate(`signup.agreement.${name}Text`)}</p>
      </details>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${name}-missing` : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        {translate(`signup.agreement.${name}`)}
      </label>
      {isMissing && (
        <p id={`${name}-missing`} role="alert" className={styles.missing}>
          {translate('signup.agreement.required')}
        </p>
      )}
    </div>
  );
}

interface AgreementStepProps {
  form: WizardForm;
  saving: ReturnType<typeof useSaveStep>;
  onBack: (() => void) | undefined;
  onStep: (step: WizardStep) => void;
  onOpened: (session: Schemas['Session']) => void;
}

/** Renders the summary, the agreements and the password; submitting creates the account. */
export function AgreementStep({ form, saving, onBack, onStep, onOpened }: AgreementStepProps) {
  const translate = useTranslate();
  const [ticked, setTicked] = useState({ terms: false, privacy: false, news: false });
  const [isSubmitted, setSubmitted] = useState(false);
  const [earlier, setEarlier] = useState<WizardStep>();
  const [resolver] = useState(() => zodResolver(rowSchema(factsOf([PASSWORD]), new Date())));
  const { save: saveStep } = saving;
  const save = useCallback(
    async (values: unknown) => {
      setSubmitted(true);
      setEarlier(undefined);
      if (!ticked.terms || !ticked.privacy) return undefined;
      const result = await saveStep({
        step: 'agreement',
        agreesToTerms: true,
        knowsPrivacy: true,
        wantsNews: ticked.news,
        password: getText(values, 'password'),
      });
      if (!(result instanceof Error)) {
        if (result.session) onOpened(result.session);
        return undefined;
      }
      const messages = { ...fieldMessages(result) };
      setEarlier(
        Object.keys(messages)
          .map(stepOfFault)
          .find((step) => step !== undefined),
      );
      return messages;
    },
    [ticked, saveStep, onOpened],
  );
  const tick = (name: keyof typeof ticked) => (isTicked: boolean) =>
    setTicked((before) => ({ ...before, [name]: isTicked }));
  const failure = earlier
    ? translate('signup.earlier', { step: translate(`signup.steps.${earlier}.name`) })
    : saving.failure && translate(saving.failure, { _: saving.failure });
  return (
    <SaveContextProvider value={{ save, saving: saving.isSaving, mutationMode: 'pessimistic' }}>
      <Form
        resolver={resolver}
        defaultValues={EMPTY}
        record={EMPTY}
        disableInvalidFormNotification
        noValidate
      >
        <StepFrame
          failure={failure}
          onBack={onBack}
          isSaving={saving.isSaving}
          nextLabel={translate('signup.finish')}
        >
          <Summary form={form} onStep={onStep} />
          <FormField field={PASSWORD} />
          {(['terms', 'privacy'] as const).map((name) => (
            <Term
              key={name}
              name={name}
              isTicked={ticked[name]}
              isMissing={isSubmitted && !ticked[name]}
              onTick={tick(name)}
            />
          ))}
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={ticked.news}
              onChange={({ target }) => tick('news')(target.checked)}
            />
            {translate('signup.agreement.news')}
          </label>
        </StepFrame>
      </Form>
    </SaveContextProvider>
  );
}
