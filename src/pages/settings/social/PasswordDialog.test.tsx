import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../data/dataProvider.ts';
import { loadI18nProvider } from '../../../shell/i18nProvider.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useConnect } from './useConnect.ts';

function Connect() {
  const { leaving, pending, connect, cancel } = useConnect();
  return (
    <>
      <button type="button" onClick={() => void connect('google')}>
        Bağla
      </button>
      {pending && (
        <PasswordDialog
          link={pending}
          isBusy={leaving !== undefined}
          onConfirm={(password) => void connect('google', password)}
          onClose={cancel}
        />
      )}
    </>
  );
}

it('asks for the password before a link, and says that it is wrong', async () => {
  const bodies: unknown[] = [];
  const refusals = [
    new HttpError('Şifrenizi yeniden girin.', 403, { code: 'reauth_required' }),
    new HttpError('', 422, { code: 'validation', errors: { password: 'Şifre yanlış.' } }),
  ];
  const call = (_: unknown, { body }: { body?: unknown } = {}) => {
    bodies.push(body);
    return Promise.reject(refusals.shift() ?? new Error('no more answers'));
  };
  // cast: answers signInWithGoogle, the only operation that is called
  const client = { send: call, call } as never;
  render(
    <CoreAdminContext
      i18nProvider={await loadI18nProvider('tr', ['tr'])}
      dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
    >
      <Connect />
    </CoreAdminContext>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Bağla' }));
  await screen.findByText('Şifrenizi yeniden girin.');
  // Nothing is wrong yet.
  expect(screen.getByLabelText('Şimdiki şifre').getAttribute('aria-invalid')).toBeNull();
  await user.type(screen.getByLabelText('Şimdiki şifre'), 'yaz-bahcesi-42');
  await user.click(screen.getByRole('button', { name: 'Google hesabını bağla' }));
  await screen.findByText('Şifre yanlış.');
  const body = { intent: 'connect', redirectUri: '/auth/google' };
  expect(bodies).toEqual([body, { ...body, password: 'yaz-bahcesi-42' }]);
});
