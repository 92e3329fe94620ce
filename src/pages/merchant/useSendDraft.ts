import { useCallback, useRef, useState } from 'react';
import {
  deleteMerchantDocument,
  saveMerchantApplication,
  updateMerchantDocument,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import type { DocumentKind } from './merchantFields.ts';
import { staleDraft, type DraftConflict } from './staleDraft.ts';
import { useKeepMerchant, type Application } from './useMerchant.ts';

type Body = Schemas['MerchantApplicationSave'];

/**
 * Sends the draft and its documents with the version that the input is based on. A newer version at the API is a
 * conflict.
 */
export function useSendDraft(application: Application, customerId: number) {
  const api = useApi();
  const keep = useKeepMerchant(customerId);
  // Fixed while the user types: a version that another tab saves meanwhile is a conflict, not the new base.
  const base = useRef(application);
  const [conflict, setConflict] = useState<DraftConflict>();
  /** Makes the current application the base of the form's input. */
  const take = useCallback(
    (now: Application) => {
      base.current = now;
      keep(now);
      setConflict(undefined);
    },
    [keep],
  );
  const send = useCallback(
    async (body: Body) => {
      const params = { customerId };
      try {
        const { version } = base.current;
        take((await api.call(saveMerchantApplication, { params, body, ifMatch: version })).data);
      } catch (error) {
        const theirs = staleDraft(error);
        if (theirs) setConflict({ mine: body, theirs, base: base.current });
        throw error;
      }
    },
    [api, customerId, take],
  );
  const close = useCallback(() => setConflict(undefined), []);
  const sendDocument = useCallback(
    async (kind: DocumentKind, document: File | null) => {
      const parts = { params: { customerId, kind }, ifMatch: base.current.version };
      const { data } = document
        ? await api.call(updateMerchantDocument, { ...parts, body: { document } })
        : await api.call(deleteMerchantDocument, parts);
      take(data);
    },
    [api, customerId, take],
  );
  return { send, sendDocument, conflict, close, take };
}
