import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, TestMemoryRouter, useNotify } from 'react-admin';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { createLoginStore, type LoginState } from '../session/loginState.ts';
import { sessionSample } from '../session/sessionSample.ts';
import { loadI18nProvider } from '../shell/i18nProvider.ts';
import { Notifications } from '../shell/Notifications.tsx';
import { SuppressErrorsWhileExpired } from './SuppressErrorsWhileExpired.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);
type Notify = ReturnType<typeof useNotify>;

function Caller({ onReady }: { onReady: (notify: Notify) => void }) {
  const notify = useNotify();
  useEffect(() => {
    onReady(notify);
  }, [onReady, notify]);
  return null;
}

function panel(state: LoginState) {
  const login = createLoginStore(state);
  const ready = vi.fn<(notify: Notify) => void>();
  render(
    <TestMemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <SuppressErrorsWhileExpired login={login}>
          <Caller onReady={ready} />
          <Notifications />
        </SuppressErrorsWhileExpired>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  const notify = (...args: Parameters<Notify>): void =>
    act(() => ready.mock.lastCall?.[0](...args));
  return { login, notify };
}

it('shows no error while the sign-in covers the page, and all of them afterwards', () => {
  const session = sessionSample();
  const { login, notify } = panel({ status: 'expired', session });
  notify('Oturumunuz sona erdi', { type: 'error' });
  notify('Kaydedildi', { type: 'success' });
  expect(screen.queryByText('Oturumunuz sona erdi')).toBeNull();
  expect(screen.queryByText('Kaydedildi')).not.toBeNull();
  login.set({ status: 'in', session });
  notify('Kaydedilemedi', { type: 'error' });
  expect(screen.queryByText('Kaydedilemedi')).not.toBeNull();
});
