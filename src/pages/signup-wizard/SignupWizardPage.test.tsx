import { focusManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { ui } from '../../../i18n/tr/ui.ts';
import { createQueryClient } from '../../app/queryClient.ts';
import { ApiError } from '../../data/ApiError.ts';
import { createDataProvider } from '../../data/dataProvider.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { SignupWizardPage } from './SignupWizardPage.tsx';

type Form = Schemas['ProviderWizardForm'];

const EMPTY: Form = {
  step: 'business',
  done: [],
  values: {},
  images: [],
  choices: {
    categories: [],
    cities: [],
    districts: [],
    companyTypes: [],
    tradeExtensions: [],
    products: [],
  },
  savedAt: null,
};
const SAVED: Form = {
  ...EMPTY,
  step: 'location',
  done: ['business'],
  values: { businessName: 'Lale Bahçe' },
  savedAt: '2026-11-20T09:00:00.000Z',
};

afterEach(() => {
  focusManager.setFocused(undefined);
  sessionStorage.clear();
});

/** Renders an empty registration. @returns function that returns to the tab, to a response of the API */
async function open() {
  const queryClient = createQueryClient();
  let response: Form | Error = EMPTY;
  const call = async () => {
    if (response instanceof Error) throw response;
    return { data: { status: 'open', contactName: 'Lale', isOwn: false, form: response } };
  };
  // cast: the client implements only the call of the page
  const client = { send: call, call } as never;
  const page = (
    <CoreAdminContext
      i18nProvider={await loadI18nProvider('tr', ['tr'])}
      dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
      queryClient={queryClient}
    >
      <SignupWizardPage user={undefined} helpPhone={null} onOpened={() => {}} />
    </CoreAdminContext>
  );
  const routes = [{ path: '/signup-wizard/:hash', element: page }];
  render(
    <RouterProvider
      router={createMemoryRouter(routes, { initialEntries: ['/signup-wizard/wz_1'] })}
    />,
  );
  await name();
  return async (next: Form | Error) => {
    response = next;
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Firmanızın adı/ });
const isDone = () =>
  waitFor(() =>
    expect(within(screen.getByRole('navigation')).getAllByRole('button')[1]).toHaveProperty(
      'disabled',
      false,
    ),
  );

it('shows what another device saved, on return to the tab', async () => {
  const comeBack = await open();
  await comeBack(SAVED);
  await isDone();
  await waitFor(async () => expect((await name()).value).toBe('Lale Bahçe'));
});

it('keeps what is typed, and its step, when another device saved meanwhile', async () => {
  const comeBack = await open();
  await userEvent.type(await name(), 'Gül');
  await comeBack(SAVED);
  await isDone();
  expect((await name()).value).toBe('Gül');
});

it('keeps the form when the registration cannot be fetched again', async () => {
  const comeBack = await open();
  await userEvent.type(await name(), 'Gül');
  await comeBack(new ApiError({ status: 0, code: 'network', message: 'network' }));
  expect(screen.queryByRole('button', { name: ui.action.retry })).toBeNull();
  expect((await name()).value).toBe('Gül');
});
