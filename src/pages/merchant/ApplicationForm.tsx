import { zodResolver } from '@hookform/resolvers/zod';
import { Form, SaveContextProvider, useNotify, useTranslate } from 'react-admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { get } from '#contract/get.ts';
import { saveMerchantApplication } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { rowSchema } from '../../engine/form/leafSchema.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import { FormField } from '../../engine/kinds/FormField.tsx';
import { useApi } from '../../engine/queries/useApi.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { BusinessTypeChoice } from './BusinessTypeChoice.tsx';
import { DocumentList } from './DocumentList.tsx';
import styles from './Merchant.module.css';
import { factsOf, fieldsOf, type BusinessType } from './merchantFields.ts';
import { useKeepMerchant, type Application } from './useMerchant.ts';

type Values = Record<string, unknown>;
type Body = Schemas['MerchantApplicationSave'];

/** Only fields of the kind of business go out, and nothing that is empty. */
function bodyOf(businessType: BusinessType, values: Values, submit: boolean): Body {
  const filled = fieldsOf(businessType).flatMap(({ path }): [string, string][] => {
    const value = get(values, path);
    return typeof value === 'string' && value.trim() !== '' ? [[path, value.trim()]] : [];
  });
  const fields: Partial<Body> = Object.fromEntries(filled);
  return { ...fields, businessType, submit };
}

interface ApplicationFormProps {
  application: Application;
  customerId: number;
}

/** Saving of the form: as a draft, or submitted with everything that the kind of business needs. */
function useApplicationForm({ application, customerId }: ApplicationFormProps) {
  const api = useApi();
  const notify = useNotify();
  const keep = useKeepMerchant(customerId);
  const [type, setType] = useState<BusinessType>(application.businessType ?? 'individual');
  const [values] = useState<Values>(() => ({ ...application }));
  const [missing, setMissing] = useState<object>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const typed = useRef<Values>(values);
  const isSubmit = useRef(false);
  const resolver = useMemo<Resolver<Values>>(
    () => (now, context, options) => {
      typed.current = now;
      return zodResolver(rowSchema(factsOf(type, isSubmit.current), new Date()))(
        now,
        context,
        options,
      );
    },
    [type],
  );
  const send = useCallback(
    async (now: Values, submit: boolean) => {
      const body = bodyOf(type, now, submit);
      const { data } = await api.call(saveMerchantApplication, { params: { customerId }, body });
      keep(data);
    },
    [api, customerId, keep, type],
  );
  const save = useCallback(
    async (now: Values) => {
      const submit = isSubmit.current;
      setSaving(true);
      setMissing({});
      setFailure(undefined);
      try {
        await send(now, submit);
        notify(submit ? 'merchant.submitted' : 'merchant.kept', { type: 'success' });
        return undefined;
      } catch (error) {
        const messages = fieldMessages(error);
        const documents = get(messages, 'documents');
        if (typeof documents === 'object' && documents !== null) setMissing(documents);
        setFailure(errorMessage(error));
        return messages && { ...messages };
      } finally {
        setSaving(false);
      }
    },
    [send, notify],
  );
  const intend = (submits: boolean) => {
    isSubmit.current = submits;
  };
  // A document belongs to a draft: what is typed so far is kept with it.
  const keepDraft = useCallback(() => send(typed.current, false), [send]);
  return { type, setType, values, missing, failure, isSaving, intend, resolver, save, keepDraft };
}

/** Asks what the kind of business needs; a draft is kept as far as it goes. */
export function ApplicationForm(props: ApplicationFormProps) {
  const translate = useTranslate();
  const { application, customerId } = props;
  const form = useApplicationForm(props);
  const { type, setType, values, missing, failure, isSaving, intend, resolver, save, keepDraft } =
    form;
  return (
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <Form
        resolver={resolver}
        defaultValues={values}
        record={values}
        disableInvalidFormNotification
        noValidate
        className={styles.form}
      >
        <div role="alert">
          {failure !== undefined && (
            <p className={styles.failure}>{translate(failure, { _: failure })}</p>
          )}
        </div>
        <BusinessTypeChoice chosen={type} onChoose={setType} />
        <div className={styles.fields}>
          {fieldsOf(type).map((field) => (
            <FormField key={field.path} field={field} />
          ))}
        </div>
        <DocumentList
          kinds={application.requiredDocuments[type]}
          documents={application.documents}
          missing={missing}
          customerId={customerId}
          onBefore={keepDraft}
        />
        <div className={styles.bar}>
          <button
            type="submit"
            className="ui-button"
            disabled={isSaving}
            onClick={() => intend(false)}
          >
            {translate('merchant.keep')}
          </button>
          <button
            type="submit"
            className="ui-button ui-button--primary"
            disabled={isSaving}
            aria-busy={isSaving}
            onClick={() => intend(true)}
          >
            {translate('merchant.submit')}
          </button>
        </div>
      </Form>
    </SaveContextProvider>
  );
}
