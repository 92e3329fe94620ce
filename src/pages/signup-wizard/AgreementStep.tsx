import { zodResolver } from '@hookform/resolvers/zod';
import { Form, SaveContextProvider, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Schemas } from '#contract/types.ts';
import { getText } from '../../engine/definition/field.ts';
import { rowSchema } from '../../engine/form/leafSchema.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import styles from './AgreementStep.module.css';
import { FormStepFrame, StepField } from './FormStepFrame.tsx';
import { Summary } from './Summary.tsx';
import { readDraft, writeDraft } from './wizardDraft.ts';
import { factsOf, stepOfFault, wizardField } from './wizardFields.ts';
import type { useSaveStep } from './useSaveStep.ts';
import type { WizardForm, WizardStep } from './wizardSteps.ts';

const PASSWORD = wizardField('password');
const FIELDS = [PASSWORD];
const EMPTY = {};
const TERMS = ['terms', 'privacy'] as const;
type Ticks = Record<(typeof TERMS)[number] | 'news', boolean>;

/** Returns the ticks and a function that sets one; they are kept when the user goes back. The password is not. */
function useTicks(hash: string) {
  const [ticks, setTicks] = useState<Ticks>(() => {
    const draft = readDraft(hash, 'agreement');
    const kept = (name: keyof Ticks) => draft?.[name] === true;
    return { terms: kept('terms'), privacy: kept('privacy'), news: kept('news') };
  });
  const tick = (name: keyof Ticks) => (isTicked: boolean) => {
    const next = { ...ticks, [name]: isTicked };
    setTicks(next);
    writeDraft(hash, 'agreement', next);
  };
  return { ticks, tick };
}

interface TermProps {
  name: (typeof TERMS)[number];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Renders a text that the user must agree to, readable in place, with its checkbox. */
function Term({ name, isTicked, onTick }: TermProps) {
  const translate = useTranslate();
  const { submitCount } = useFormState();
  const isMissing = submitCount > 0 && !isTicked;
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
  hash: string;
  form: WizardForm;
  saving: ReturnType<typeof useSaveStep>;
  onBack: (() => void) | undefined;
  onStep: (step: WizardStep) => void;
  onOpened: (session: Schemas['Session']) => void;
}

/** Renders the summary, the agreements and the password; submitting creates the account. */
export function AgreementStep(props: AgreementStepProps) {
  const { hash, form, saving, onBack, onStep, onOpened } = props;
  const translate = useTranslate();
  const { ticks, tick } = useTicks(hash);
  const [earlier, setEarlier] = useState<WizardStep>();
  const [resolver] = useState(() => zodResolver(rowSchema(factsOf(FIELDS), new Date())));
  const { save: saveStep } = saving;
  const save = useCallback(
    async (values: unknown) => {
      setEarlier(undefined);
      if (!ticks.terms || !ticks.privacy) return undefined;
      const result = await saveStep({
        step: 'agreement',
        agreesToTerms: true,
        knowsPrivacy: true,
        wantsNews: ticks.news,
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
    [ticks, saveStep, onOpened],
  );
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
        <FormStepFrame
          fields={FIELDS}
          failure={failure}
          onBack={onBack}
          isSaving={saving.isSaving}
          nextLabel={translate('signup.finish')}
        >
          <Summary form={form} onStep={onStep} />
          <StepField field={PASSWORD} />
          {TERMS.map((name) => (
            <Term key={name} name={name} isTicked={ticks[name]} onTick={tick(name)} />
          ))}
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={ticks.news}
              onChange={({ target }) => tick('news')(target.checked)}
            />
            {translate('signup.agreement.news')}
          </label>
        </FormStepFrame>
      </Form>
    </SaveContextProvider>
  );
}
