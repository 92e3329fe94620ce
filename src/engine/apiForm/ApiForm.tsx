import {
  HttpError,
  RecordContextProvider,
  SaveContextProvider,
  useNotify,
  type SaveHandler,
} from 'react-admin';
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { get } from '#contract/get.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { updateBody } from '../form/formBody.ts';
import { isObject } from '../form/isObject.ts';
import { fieldMessages } from '../form/refusal.ts';
import { RejectedDraft } from '../form/RejectedDraft.tsx';
import { SaveConflict } from '../form/SaveConflict.tsx';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { NOT_SAVED, useFailedSave } from '../form/useFailedSave.ts';
import { visiblePaths } from '../form/visiblePaths.ts';
import type { ApiFormData, ApiFormOption } from './ApiFormData.ts';
import { apiFormResource } from './apiFormResource.ts';
import { FormMessagesProvider } from './FormMessagesProvider.tsx';

export type Answers = Readonly<Record<string, unknown>>;

interface ApiFormProps {
  form: ApiFormData;
  options: readonly ApiFormOption[];
  /** Answers when the form was opened, with id and version; may contain more than the form's fields. */
  record: AnyRecord;
  /** Rejected answers, which prefill the form. */
  draft?: Answers | undefined;
  saveLabel: string;
  cancelTo: string | (() => void);
  /**
   * Sends changed answers.
   * @param base the record on which they are based
   * @throws HttpError whose body has errors by field name, or the current record as `current`
   */
  onSave: (answers: Answers, base: unknown) => Promise<void>;
  /** Content inside the form. */
  children?: ReactNode;
}

/** Renders a form described by API data, with the inputs, validation and dialogs of a declared form. */
export function ApiForm(props: ApiFormProps) {
  const { form, options, record, draft, saveLabel, cancelTo, onSave } = props;
  const notify = useNotify();
  const formId = useId();
  const { resource, fields, messages } = useMemo(
    () => apiFormResource(form, options),
    [form, options],
  );
  const paths = useMemo(() => Object.keys(fields), [fields]);
  const [saving, setSaving] = useState(false);
  const failed = useFailedSave();
  const { baseOf, onError, conflict } = failed;
  const save = useCallback<SaveHandler<Record<string, unknown>>>(
    async (values) => {
      const base = baseOf(record);
      const changed = updateBody(fields, visiblePaths(resource, paths, values), values, base);
      if (Object.keys(changed).length === 0) {
        notify('engine.apiForm.unchanged', { type: 'info' });
        return undefined;
      }
      setSaving(true);
      try {
        await onSave(changed, base);
        return undefined;
      } catch (error) {
        onError(error);
        const errors = fieldMessages(error);
        return isObject(errors) ? errors : NOT_SAVED;
      } finally {
        setSaving(false);
      }
    },
    [baseOf, record, fields, resource, paths, notify, onSave, onError],
  );
  const context = useMemo(
    () => ({ save, saving, mutationMode: 'pessimistic' as const }),
    [save, saving],
  );
  const config = resource.definition.edit;
  if (!config) return null;
  return (
    <FormMessagesProvider messages={messages}>
      <RecordContextProvider value={record}>
        <SaveContextProvider value={context}>
          <ResourceForm
            id={formId}
            resource={resource}
            config={config}
            fields={fields}
            before={conflict?.base ?? record}
            saveLabel={saveLabel}
            cancelTo={cancelTo}
            draft={draft}
          >
            {props.children}
            {draft && <RejectedDraft values={draft} paths={paths} />}
            <SaveConflict
              resource={resource}
              fields={fields}
              paths={paths}
              record={record}
              formId={formId}
              failed={failed}
            />
          </ResourceForm>
        </SaveContextProvider>
      </RecordContextProvider>
    </FormMessagesProvider>
  );
}

/**
 * Maps an API error to the form's shape: errors by answer name, and the current record flattened. Returns other
 * errors unchanged.
 */
export function readAnswerError(
  error: unknown,
  toRecord: (current: unknown) => AnyRecord,
): unknown {
  if (!(error instanceof HttpError) || !isObject(error.body)) return error;
  const errors = get(error.body, 'errors.answers') ?? get(error.body, 'errors');
  const current = get(error.body, 'current');
  return new HttpError(error.message, error.status, {
    ...error.body,
    ...(isObject(errors) && { errors }),
    ...(isObject(current) && { current: toRecord(current) }),
  });
}
