import { zodResolver } from '@hookform/resolvers/zod';
import { Form, SaveContextProvider, useTranslate } from 'react-admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFormContext, type Resolver } from 'react-hook-form';
import { get } from '#contract/get.ts';
import { rowSchema } from '../../engine/form/leafSchema.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import { FormStepFrame, StepField } from './FormStepFrame.tsx';
import { readDraft, writeDraft } from './wizardDraft.ts';
import { factsOf, fieldsOfStep, shownFields, type FormStep } from './wizardFields.ts';
import type { useSaveStep } from './useSaveStep.ts';
import type { WizardForm } from './wizardSteps.ts';

type Values = Record<string, unknown>;

interface DraftProps {
  hash: string;
  step: FormStep;
  onTyped: () => void;
}

/** Stores the input, so that going back or reloading offline does not lose it. */
function Draft({ hash, step, onTyped }: DraftProps) {
  const { watch } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      // Without a name it is the form that takes over saved values.
      if (name === undefined) return;
      writeDraft(hash, step, values);
      onTyped();
    });
    return () => unsubscribe();
  }, [watch, hash, step, onTyped]);
  return null;
}

/** Returns the request body: the visible, non-empty fields with trimmed texts. */
function bodyOf(step: FormStep, values: Values): Values {
  const shown = shownFields(step, values).map(({ path }) => [path, get(values, path)] as const);
  return Object.fromEntries(
    shown.flatMap(([path, value]) => {
      if (value === null || value === undefined || value === '') return [];
      return [[path, typeof value === 'string' ? value.trim() : value]];
    }),
  );
}

interface StepFormProps {
  hash: string;
  step: FormStep;
  form: WizardForm;
  /** Name of the link's recipient, who is most likely the first person. */
  contactName: string;
  saving: ReturnType<typeof useSaveStep>;
  onBack: (() => void) | undefined;
  onSaved: () => void;
}

/** Returns the initial first person, split from the contact name. */
function firstPerson(contactName: string): Values {
  const words = contactName.trim().split(/\s+/);
  const surname = words.length > 1 ? words.pop() : '';
  return { name: words.join(' '), surname };
}

/**
 * Returns the values of the form: the saved ones, also those that another device saves meanwhile, until something is
 * typed; then the form keeps its own.
 */
function useStepValues({ hash, step, form, contactName }: StepFormProps) {
  const [draft] = useState(() => readDraft(hash, step));
  const [isTyped, setTyped] = useState(draft !== undefined);
  const saved: Values = useMemo(
    () => ({
      ...(step === 'people' && { users: [firstPerson(contactName)] }),
      ...form.values,
    }),
    [step, contactName, form.values],
  );
  const [values, setValues] = useState<Values>({ ...saved, ...draft });
  const [shown, setShown] = useState(saved);
  if (shown !== saved) {
    setShown(saved);
    if (!isTyped) setValues(saved);
  }
  const onTyped = useCallback(() => setTyped(true), []);
  return { values, onTyped };
}

/** Renders a step that is a form: business, location, company or people. */
export function StepForm(props: StepFormProps) {
  const { hash, step, saving, onBack, onSaved } = props;
  const translate = useTranslate();
  const { values, onTyped } = useStepValues(props);
  const resolver = useMemo<Resolver<Values>>(
    () => (now, context, options) =>
      zodResolver(rowSchema(factsOf(shownFields(step, now)), new Date()))(now, context, options),
    [step],
  );
  const { save: saveStep, isSaving, failure } = saving;
  const save = useCallback(
    async (typed: Values) => {
      const result = await saveStep({ step, ...bodyOf(step, typed) });
      if (!(result instanceof Error)) onSaved();
      return result instanceof Error ? { ...fieldMessages(result) } : undefined;
    },
    [saveStep, step, onSaved],
  );
  return (
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <Form
        resolver={resolver}
        defaultValues={values}
        record={values}
        disableInvalidFormNotification
        noValidate
      >
        <Draft hash={hash} step={step} onTyped={onTyped} />
        <FormStepFrame
          fields={fieldsOfStep(step)}
          failure={failure === undefined ? undefined : translate(failure, { _: failure })}
          onBack={onBack}
          isSaving={isSaving}
        >
          {fieldsOfStep(step).map((field) => (
            <StepField key={field.path} field={field} />
          ))}
        </FormStepFrame>
      </Form>
    </SaveContextProvider>
  );
}
