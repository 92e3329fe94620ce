import {
  HttpError,
  useRegisterMutationMiddleware,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useCallback } from 'react';
import { useApi } from '../queries/useApi.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { isReauthRequired, passwordFault } from './refusal.ts';
import type { FailedSave } from './useFailedSave.ts';
import type { PasswordQuestion } from './usePasswordQuestion.ts';

interface Params {
  id: Identifier;
  data: Record<string, unknown>;
  previousData?: unknown;
  meta?: unknown;
}

interface Answer {
  data: RaRecord;
}

type Update = (resource: string, params: Params) => Promise<Answer>;

interface EditSaveOptions {
  resource: Resource;
  failed: FailedSave;
  question: PasswordQuestion;
}

/** Creates the error of a cancelled password dialog: nothing was saved. */
const withdrawn = () => new HttpError('engine.password.notSaved', 403, {});

/**
 * Saves an edit form: sends the changed fields with the version on which the form is currently based, and requests
 * the password if the API requires it. Then sends the picture in a separate request. If only the picture changed,
 * only that request is sent.
 */
export function useEditSave({ resource, failed, question }: EditSaveOptions): void {
  const api = useApi();
  const { picture } = resource.definition.edit ?? {};
  const { baseOf, resolve } = failed;
  const { promptPassword } = question;
  const save = useCallback(
    async (name: string, { data, ...params }: Params, next: Update): Promise<Answer> => {
      const { [picture?.field ?? '']: file, ...fields } = data;
      const previousData = baseOf(params.previousData);
      const send = async (body: Record<string, unknown>): Promise<Answer> => {
        try {
          return await next(name, { ...params, data: body, previousData });
        } catch (error) {
          const wrong = passwordFault(error);
          if (!isReauthRequired(error) && wrong === undefined) throw error;
          const oldPassword = await promptPassword(wrong);
          if (oldPassword === undefined) throw withdrawn();
          return send({ ...fields, oldPassword });
        }
      };
      const saved = await send(fields);
      if (!picture || file === undefined) return saved;
      // The fields are saved even if the picture fails; the next attempt then sends only the picture.
      if (Object.keys(fields).length > 0) resolve({ ...saved.data, id: Number(params.id) });
      const target = { id: params.id, meta: params.meta };
      return file === null
        ? api.callOn(name, target, picture.remove, {})
        : api.callOn(name, target, picture.upload, {
            body: { [picture.field]: file },
            multipart: true,
          });
    },
    [api, promptPassword, baseOf, picture, resolve],
  );
  useRegisterMutationMiddleware<Update>(save);
}
