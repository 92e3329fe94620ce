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

/** Only fields of the kind of business go out, and nothing that is empty. */
function bodyOf(businessType: BusinessType, values: Values, submit: boolean): Body {
  const filled = fieldsOf(businessType).flatMap(({ path }): [string, string][] => {
    const value = get(values, path);
    return typeof value === 'string' && value.trim() !== '' ? [[path, value.trim()]] : [];
  });
  const fields: Partial<Body> = Object.fromEntries(filled);
  return { ...fields, businessType, submit };
}

/** Messages of the documents that the kind of business still needs, by their kind. */
const missingDocuments = ({ requiredDocuments, documents }: Application, type: BusinessType) =>
  Object.fromEntries(
    requiredDocuments[type]
      .filter((kind) => documents.every((one) => one.kind !== kind))
      .map((kind) => [kind, 'validation.required'] as const),
  );

/** Saving of the form: as a draft, or submitted with everything that the kind of business needs. */
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
        // The dialog tells it, field by field.
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
  // What is missing of the documents is told with what is missing of the fields.
  const intend = (submits: boolean) => {
    isSubmit.current = submits;
    setMissing(submits ? missingDocuments(application, type) : {});
  };
  const changeDocument = useCallback(
    async (kind: DocumentKind, document: File | null) => {
      // A document belongs to a draft: what is typed so far is kept with it.
      if (document) await send(bodyOf(type, typed.current, false));
      await sendDocument(kind, document);
    },
    [send, sendDocument, type],
  );
  const state = { type, setType, values, missing, failure, isSaving };
  return { ...state, intend, resolver, save, changeDocument, stale };
}
