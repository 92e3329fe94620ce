import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../data/dataProvider.ts';
import { loadI18nProvider } from '../../../shell/i18nProvider.ts';
import { CodeForm } from './CodeForm.tsx';

/** Renders the form with a fake API. @returns the bodies that it sends */
async function renderForm(isOn: boolean): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const call = (_: unknown, { body }: { body?: unknown } = {}) => {
    bodies.push(body);
    return Promise.resolve({ data: { enabled: false, recoveryCodes: [] } });
  };
  // cast: answers setTwoFactor, the only operation that the form calls
  const client = { send: call, call } as never;
  render(
    <CoreAdminContext
      i18nProvider={await loadI18nProvider('tr', ['tr'])}
      dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
    >
      <CodeForm
        enable={!isOn}
        isOn={isOn}
        action="Tamam"
        onDone={() => Promise.resolve()}
        onBack={() => undefined}
      />
    </CoreAdminContext>,
  );
  return bodies;
}

it.each([
  ['ABCD-efgh-2345-jkmn', 'ABCD-efgh-2345-jkmn'],
  ['abcd efgh 2345 jkmn', 'abcdefgh2345jkmn'],
  ['123 456', '123456'],
])('sends %j while the factor is on', async (typed, code) => {
  const user = userEvent.setup();
  const bodies = await renderForm(true);
  await user.type(screen.getByLabelText('6 haneli kod veya kurtarma kodu'), typed);
  await user.type(screen.getByLabelText('Şimdiki şifre'), 'yaz-bahcesi-42');
  await user.click(screen.getByRole('button', { name: 'Tamam' }));
  expect(bodies).toEqual([{ code, enable: false, password: 'yaz-bahcesi-42' }]);
});

it('rejects what is neither six digits nor a recovery code', async () => {
  const user = userEvent.setup();
  const bodies = await renderForm(true);
  await user.type(screen.getByLabelText('6 haneli kod veya kurtarma kodu'), 'abcd-efgh');
  await user.type(screen.getByLabelText('Şimdiki şifre'), 'yaz-bahcesi-42');
  await user.click(screen.getByRole('button', { name: 'Tamam' }));
  expect(screen.getByText('6 haneli kodu veya bir kurtarma kodunu girin.')).toBeTruthy();
  expect(bodies).toEqual([]);
});

it('takes six digits only while the factor is off', async () => {
  const user = userEvent.setup();
  const bodies = await renderForm(false);
  const code = screen.getByLabelText<HTMLInputElement>('6 haneli kod');
  await user.type(code, 'abcd-1234');
  expect(code.value).toBe('1234');
  await user.click(screen.getByRole('button', { name: 'Tamam' }));
  expect(screen.getByText('6 haneli kodu girin.')).toBeTruthy();
  await user.type(code, '56');
  await user.click(screen.getByRole('button', { name: 'Tamam' }));
  expect(bodies).toEqual([{ code: '123456', enable: true }]);
});
