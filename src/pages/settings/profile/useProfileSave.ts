import { HttpError, useRegisterMutationMiddleware, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { uploadCustomerUserImage } from '#contract/operations.ts';
import { useApi } from '../../../engine/api/useApi.ts';
import type { FailedSave } from '../../../engine/views/form/useFailedSave.ts';
import { codeOf, faultOf } from '../refusal.ts';
import type { SettingsUser } from '../SettingsUser.ts';
import type { PasswordQuestion } from './usePasswordQuestion.ts';

interface Params {
  data: Record<string, unknown>;
  previousData?: unknown;
}

interface Answer {
  data: RaRecord;
}

type Update = (resource: string, params: Params) => Promise<Answer>;

interface ProfileSaveParts {
  user: SettingsUser['user'];
  failed: FailedSave;
  question: PasswordQuestion;
}

/** The person would rather not give the password: nothing was saved, and nothing is wrong. */
const withdrawn = () => new HttpError('settings.profile.notSaved', 403, {});

/**
 * How the form saves: the changed fields, asking for the password where the API wants it, then the picture
 * by its own call; the picture alone where nothing else changed.
 */
export function useProfileSave({ user, failed, question }: ProfileSaveParts): void {
  const api = useApi();
  const { baseOf, resolve } = failed;
  const { ask } = question;
  const { id, customerId } = user;
  const save = useCallback(
    async (resource: string, { data, ...params }: Params, next: Update): Promise<Answer> => {
      const { image, ...fields } = data;
      const previousData = baseOf(params.previousData);
      const send = async (body: Record<string, unknown>): Promise<Answer> => {
        try {
          return await next(resource, { ...params, data: body, previousData });
        } catch (error) {
          const wrong = faultOf(error, 'oldPassword');
          if (codeOf(error) !== 'reauth_required' && wrong === undefined) throw error;
          const oldPassword = await ask(wrong ?? undefined);
          if (oldPassword === undefined) throw withdrawn();
          return send({ ...fields, oldPassword });
        }
      };
      const saved = await send(fields);
      if (!(image instanceof File)) return saved;
      // Whatever becomes of the picture, the fields are saved: the next try sends it alone.
      if (Object.keys(fields).length > 0) resolve({ ...saved.data, id });
      const body = { image };
      const { data: changed } = await api.call(uploadCustomerUserImage, {
        params: { customerId, id },
        body,
      });
      return { data: changed };
    },
    [api, ask, baseOf, resolve, id, customerId],
  );
  useRegisterMutationMiddleware<Update>(save);
}
