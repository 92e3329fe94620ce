import { Form, SaveContextProvider, useTranslate } from 'react-admin';
import { useId } from 'react';
import { FormField } from '../../engine/kinds/FormField.tsx';
import { BusinessTypeChoice } from './BusinessTypeChoice.tsx';
import { ConflictingDraft } from './ConflictingDraft.tsx';
import { DocumentList } from './DocumentList.tsx';
import styles from './Merchant.module.css';
import { fieldsOf } from './merchantFields.ts';
import { useApplicationForm } from './useApplicationForm.ts';
import type { Application } from './useMerchant.ts';

interface ApplicationFormProps {
  application: Application;
  customerId: number;
}

/** Renders the application form with the fields of the business type; drafts may be incomplete. */
export function ApplicationForm({ application, customerId }: ApplicationFormProps) {
  const translate = useTranslate();
  const formId = useId();
  const form = useApplicationForm(application, customerId);
  const { type, setType, values, missing, failure, isSaving, intend, resolver, save } = form;
  const { conflict, close, take } = form.stale;
  return (
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <Form
        id={formId}
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
          onChange={form.changeDocument}
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
        {conflict && (
          <ConflictingDraft
            conflict={conflict}
            formId={formId}
            onType={setType}
            onResolve={() => take(conflict.theirs)}
            onClose={close}
          />
        )}
      </Form>
    </SaveContextProvider>
  );
}
