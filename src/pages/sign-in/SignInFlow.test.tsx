import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showSignInPage } from '../../../tests/support/signInPage.tsx';
import { SignInFlow } from './SignInFlow.tsx';
import { rememberLeaving } from './socialReturn.ts';

/** Codes that the API has not received yet; each signs in once. */
let codes: Set<string>;

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'error-version': '1' },
  });

const api: typeof fetch = async (_, init) => {
  const sent = typeof init?.body === 'string' ? init.body : '';
  const code = [...codes].find((one) => sent.includes(`"code":"${one}"`)) ?? '';
  return codes.delete(code)
    ? answer(200, { outcome: 'two_factor_required', challenge: 'ch_1' })
    : answer(422, { code: 'validation', reason: 'social_failed', message: 'used up', errors: [] });
};

/** Opens the return URL of a service. A suspended sibling of the flow makes React render it twice. */
function openReturn(service: string, query: string) {
  const Late = lazy(async () => ({ default: () => null }));
  history.replaceState(null, '', `/auth/${service}${query}`);
  showSignInPage(
    <Suspense>
      <SignInFlow />
      <Late />
    </Suspense>,
    { fetch: api },
  );
}

beforeEach(() => {
  codes = new Set(['abc']);
  const authUrl = new URL('https://accounts.example/authorize?state=st_1');
  rememberLeaving(authUrl, '?redirectUrl=%2Fproviders', 'signin');
});
describe.each(['google', 'facebook'])('a return of %s', (service) => {
  /** Waits for the URL without the service's parameters; an effect replaces it after the screen is shown. */
  const expectCleanUrl = () =>
    waitFor(() =>
      expect(location.pathname + location.search).toBe('/auth/login?redirectUrl=%2Fproviders'),
    );

  it('signs in with its code and keeps the requested page', async () => {
    openReturn(service, '?code=abc&state=st_1');
    expect(await screen.findByRole('heading', { name: 'İki adımlı doğrulama' })).toBeTruthy();
    await expectCleanUrl();
  });

  it('without consent is shown as a cancellation, not as a failure', async () => {
    openReturn(service, '?error=access_denied&state=st_1');
    expect((await screen.findByText(/vazgeçtiniz/)).getAttribute('role')).toBe('status');
    expect(screen.queryByText(/bağlanılamadı/)).toBeNull();
    await expectCleanUrl();
  });

  it('that this tab did not start is a failure', async () => {
    openReturn(service, '?code=abc&state=st_2');
    expect((await screen.findByText(/bağlanılamadı/)).getAttribute('role')).toBe('alert');
    expect(codes.has('abc')).toBe(true);
  });
});

it('offers the one-time code to throttled users', async () => {
  const message = 'Çok fazla deneme yapıldı. 8 saniye sonra yeniden deneyin.';
  history.replaceState(null, '', '/auth/login');
  showSignInPage(<SignInFlow />, {
    fetch: async () => answer(429, { code: 'too_many_requests', message, errors: [] }),
  });
  await userEvent.type(screen.getByLabelText('Kullanıcı adı, e-posta veya telefon'), 'ayse');
  await userEvent.type(screen.getByLabelText('Şifre'), 'demo1234');
  expect(screen.queryByText(/tek kullanımlık kodla girebilirsiniz/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(/tek kullanımlık kodla girebilirsiniz/)).toBeTruthy();
});

it('sends a second-factor code only once it is complete', async () => {
  const sent: string[] = [];
  history.replaceState(null, '', '/auth/login');
  showSignInPage(<SignInFlow />, {
    fetch: async (_, init) => {
      sent.push(typeof init?.body === 'string' ? init.body : '');
      return answer(200, { outcome: 'two_factor_required', challenge: 'ch_1' });
    },
  });
  await userEvent.type(screen.getByLabelText('Kullanıcı adı, e-posta veya telefon'), 'ayse');
  await userEvent.type(screen.getByLabelText('Şifre'), 'demo1234{Enter}');
  await screen.findByRole('heading', { name: 'İki adımlı doğrulama' });
  await userEvent.type(screen.getByRole('textbox'), '123{Enter}');
  expect(await screen.findByText('6 haneli kodu girin.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});
