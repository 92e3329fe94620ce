import { useCallback, useRef, useState } from 'react';
import { saveProviderWizard } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { isConflict } from '../../engine/form/refusal.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { useWizardRefetch, useWizardUpdate } from './useWizard.ts';
import { dropDraft } from './wizardDraft.ts';

type Saved = Schemas['ProviderWizardSaved'];

/** Message for a call that no answer came to. */
const LOST = 'apiErrors.network';

/**
 * Saves a step once at a time. A step is replaced as a whole, so that one whose answer was lost is sent again.
 * @returns a function that answers the saved registration, or the error
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
        update(data.wizard);
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
