import { useEffect, useRef, useState } from 'react';
import { acceptInvitationFacts } from '#contract/facts/acceptInvitation.ts';
import { acceptInvitation, getInvitation, signIn } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { ApiError } from '../../data/ApiError.ts';
import { paths } from '../../session/guards.ts';
import { TextField } from './Field.tsx';
import { Form, textIn } from './Form.tsx';
import { Heading } from './Heading.tsx';
import { newPasswordFaults } from './NewPasswordForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import { passwordMaximum } from './passwordStrength.ts';
import { goTo } from './browserLocation.ts';
import { useLaterTools } from './DeferredMessages.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './useSubmission.ts';
import { WaitingBar } from './Waiting.tsx';

type Invitation = Schemas['Invitation']['data'];

interface InvitationPath {
  customerId: number;
  id: number;
  hash: string;
}

/** Parses `/register/{customerId}/{customerUserId}/{hash}`. */
function pathOf(pathname: string): InvitationPath {
  const [, , customerId, id, hash = ''] = pathname.split('/');
  return { customerId: Number(customerId), id: Number(id), hash };
}

/**
 * Returns true if a retry may succeed: no connection, rate limit (429) or overload (503). Other errors
 * concern the invitation itself.
 */
const isTemporary = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'network' || [429, 503].includes(error.status));

const toSignIn = () => goTo(paths.signIn, { replace: true });

/**
 * Renders the form in which an invited user chooses username and password. An unknown invitation redirects to
 * the sign-in.
 */
export function AcceptInvitation() {
  const { t, translateText, client } = useLaterTools();
  const [params] = useState(() => pathOf(location.pathname));
  const [invitation, setInvitation] = useState<Invitation>();
  const [failure, setFailure] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    client
      .call(getInvitation, { params, signal })
      .then(({ data }) => setInvitation(data))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (isTemporary(error)) setFailure(error);
        else toSignIn();
      });
    return () => controller.abort();
  }, [client, params, attempt]);

  if (invitation) return <InvitationForm params={params} invitation={invitation} />;
  if (!failure) return <WaitingBar label={t('loading')} />;
  return (
    <>
      <Heading
        title={t('invitation.title')}
        heading={t(failure.code === 'network' ? 'offline.heading' : 'invitation.title')}
        lead={translateText(failure.message)}
        focus
      />
      <button
        type="button"
        className="ui-button ui-button--primary"
        onClick={() => {
          setFailure(undefined);
          setAttempt(attempt + 1);
        }}
      >
        {t('offline.retry')}
      </button>
    </>
  );
}

const names = ['username', 'password'];

function InvitationForm(props: { params: InvitationPath; invitation: Invitation }) {
  const { params, invitation } = props;
  const { t, client, finish } = useLaterTools();
  const submission = useSubmission(names);
  const [typed, setTyped] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);

  const open = async (username: string, password: string) => {
    await client.call(acceptInvitation, { params, body: { username, password } });
    const result = await client.call(signIn, { body: { identifier: username, password } });
    if (result.outcome === 'signed_in') await finish(result.session);
    else toSignIn();
  };
  const submit = (values: FormData) => {
    const username = textIn(values, 'username').trim();
    const password = textIn(values, 'password');
    const short =
      username.length < acceptInvitationFacts.body.username.minLength
        ? 'faults.shortUsername'
        : undefined;
    const faults = {
      username: username ? short : 'required',
      ...newPasswordFaults(password, textIn(values, 'repeat')),
    };
    if (submission.check(faults)) submission.run(() => open(username, password));
  };
  const { fields } = submission.faults;
  return (
    <>
      <Heading
        title={t('invitation.title')}
        heading={t('invitation.heading', { name: invitation.name })}
        lead={t('invitation.lead', { customer: invitation.customerName })}
      />
      <Form submission={submission} onSubmit={submit}>
        <TextField
          ref={first}
          name="username"
          label={t('invitation.username')}
          help={t('invitation.usernameHelp')}
          autoComplete="username"
          defaultValue={invitation.username ?? ''}
          error={fields['username']}
        />
        <PasswordField
          name="password"
          label={t('invitation.password')}
          autoComplete="new-password"
          maxLength={passwordMaximum}
          error={fields['password']}
          help={typed && <PasswordMeter password={typed} />}
          onChange={setTyped}
        />
        <PasswordField
          name="repeat"
          label={t('invitation.repeat')}
          autoComplete="new-password"
          maxLength={passwordMaximum}
          error={fields['repeat']}
        />
        <SubmitButton
          label={t('invitation.submit')}
          busyLabel={t('invitation.busy')}
          busy={submission.busy}
        />
      </Form>
    </>
  );
}
