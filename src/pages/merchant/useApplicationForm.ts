import { zodResolver } from '@hookform/resolvers/zod';
import { useNotify } from 'react-admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { get } from '#contract/get.ts';
import type { Schemas } from '#contract/types.ts';
import { rowSchema } from '../../engine/form/leafSchema.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import {
  FIRST_TYPE,
  factsOf,
  fieldsOf,
  type BusinessType,
  type DocumentKind,
} from './merchantFields.ts';
import { staleDraft } from './staleDraft.ts';
import type { Application } from './useMerchant.ts';
import { useSendDraft } from './useSendDraft.ts';

type Values = Record<string, unknown>;
type Body = Schemas['MerchantApplicationSave'];

/** Returns the request body: the filled fields of the business type, trimmed, without empty ones. */
function bodyOf(businessType: BusinessType, values: Values, submit: boolean): Body {
  const filled = fieldsOf(businessType).flatMap(({ path }): [string, string][] => {
    const value = get(values, path);
    return typeof value === 'string' && value.trim() !== '' ? [[path, value.trim()]] : [];
  });
  const fields: Partial<Body> = Object.fromEntries(filled);
  return { ...fields, businessType, submit };
}

/** Returns a message for each document that the business type still requires, by document kind. */
const missingDocuments = ({ requiredDocuments, documents }: Application, type: BusinessType) =>
  Object.fromEntries(
    requiredDocuments[type]
      .filter((kind) => documents.every((one) => one.kind !== kind))
      .map((kind) => [kind, 'validation.required'] as const),
  );

/**
 * Returns the state and the save functions of the application form. It saves a draft, or submits a complete
 * application.
 */
export function useApplicationForm(application: Application, customerId: number) {
  const notify = useNotify();
  const { send, sendDocument, ...stale } = useSendDraft(application, customerId);
  const [type, setType] = useState<BusinessType>(application.businessType ?? FIRST_TYPE);
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
  const save = useCallback(
    async (now: Values) => {
      const submit = isSubmit.current;
      setSaving(true);
      setMissing({});
      setFailure(undefined);
      try {
        await send(bodyOf(type, now, submit));
        notify(submit ? 'merchant.submitted' : 'merchant.kept', { type: 'success' });
        return undefined;
      } catch (error) {
        // The conflict dialog shows this error field by field.
        if (staleDraft(error)) return {};
        const messages = fieldMessages(error);
        const documents = get(messages, 'documents');
        if (typeof documents === 'object' && documents !== null) setMissing(documents);
        setFailure(errorMessage(error));
        return messages && { ...messages };
      } finally {
        setSaving(false);
      }
    },
    [send, type, notify],
  );
  // Missing documents are shown together with missing fields.
  const intend = (submits: boolean) => {
    isSubmit.current = submits;
    setMissing(submits ? missingDocuments(application, type) : {});
  };
  const changeDocument = useCallback(
    async (kind: DocumentKind, document: File | null) => {
      // A document requires a saved draft, so the current input is saved first.
      if (document) await send(bodyOf(type, typed.current, false));
      await sendDocument(kind, document);
    },
    [send, sendDocument, type],
  );
  const state = { type, setType, values, missing, failure, isSaving };
  return { ...state, intend, resolver, save, changeDocument, stale };
}
