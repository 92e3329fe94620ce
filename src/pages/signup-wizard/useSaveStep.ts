import { useCallback, useRef, useState } from 'react';
import { saveProviderWizard } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { isConflict } from '../../engine/form/refusal.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { useWizardRefetch, useWizardUpdate } from './useWizard.ts';
import { dropDraft } from './wizardDraft.ts';

type Saved = Schemas['ProviderWizardSaved'];

/** Message key of a call without a response. */
const LOST = 'apiErrors.network';

/**
 * Returns the function that saves a step; only one save runs at a time. A step is replaced as a whole, so it can
 * be sent again after a lost response.
 * @returns `save`, which resolves with the saved registration or an Error, and its state
 */
export function useSaveStep(hash: string) {
  const api = useApi();
  const update = useWizardUpdate(hash);
  const refetch = useWizardRefetch(hash);
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = useCallback(
    async (body: Omit<Schemas['ProviderWizardSave'], 'hash'>): Promise<Saved | Error> => {
      if (isBusy.current) return new Error('A step is being saved');
      isBusy.current = true;
      setSaving(true);
      setFailure(undefined);
      try {
        const { data } = await api.call(saveProviderWizard, { body: { hash, ...body } });
        dropDraft(hash, body.step);
        await update(data.wizard);
        return data;
      } catch (error) {
        const message = errorMessage(error);
        setFailure(message === LOST ? 'signup.lost' : message);
        if (isConflict(error)) void refetch();
        return error instanceof Error ? error : new Error(message);
      } finally {
        isBusy.current = false;
        setSaving(false);
      }
    },
    [api, hash, update, refetch],
  );
  const clear = useCallback(() => setFailure(undefined), []);
  return { save, isSaving, failure, clear };
}
