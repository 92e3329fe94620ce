import { EditBase, useNotify } from 'react-admin';
import { use, useCallback } from 'react';
import type { Resource } from '../../../engine/definition/runtimeDefinition.ts';
import { editBody } from '../../../engine/form/editBody.ts';
import { PasswordDialog } from '../../../engine/form/PasswordDialog.tsx';
import { useFailedSave } from '../../../engine/form/useFailedSave.ts';
import { usePasswordQuestion } from '../../../engine/form/usePasswordQuestion.ts';
import { DefinitionsContext } from '../../../engine/definition/DefinitionsContext.ts';
import type { SettingsUser } from '../SettingsUser.ts';
import { useReloadSession } from '../../../session/useReloadSession.ts';
import { ownForm } from './ownForm.ts';
import { ProfileForm } from './ProfileForm.tsx';

const ignore = () => {};

function Profile({ user, resource }: Pick<SettingsUser, 'user'> & { resource: Resource }) {
  const notify = useNotify();
  const reloadSession = useReloadSession();
  const failed = useFailedSave();
  const question = usePasswordQuestion();
  const { baseOf, onError } = failed;
  const transform = useCallback(
    (values: Record<string, unknown>, options?: { previousData?: unknown }) => {
      const paths = Object.values(ownForm(resource)).flat();
      return editBody(resource, paths, values, baseOf(options?.previousData));
    },
    [baseOf, resource],
  );
  const onSuccess = useCallback(() => {
    notify('settings.profile.saved', { type: 'success' });
    void reloadSession();
  }, [notify, reloadSession]);
  return (
    <>
      <EditBase
        resource={resource.name}
        id={user.id}
        mutationMode="pessimistic"
        transform={transform}
        redirect={false}
        queryOptions={{ onError: ignore }}
        mutationOptions={{ onError, onSuccess }}
        disableAuthentication
      >
        <ProfileForm resource={resource} failed={failed} question={question} />
      </EditBase>
      {question.isOpen && <PasswordDialog question={question} />}
    </>
  );
}

/**
 * Renders the user's own record with the form of the customer users. Sends only the changes; the picture has
 * its own request.
 */
export function ProfileTab({ user }: SettingsUser) {
  const { load } = use(DefinitionsContext);
  const definition = load('customer-users');
  const resource = definition && use(definition);
  return resource ? <Profile user={user} resource={resource} /> : null;
}
