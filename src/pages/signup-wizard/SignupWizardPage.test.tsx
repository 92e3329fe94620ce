import { focusManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { OperationId, Schemas } from '#contract/types.ts';
import { signup } from '../../../i18n/tr/signup.ts';
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

interface Opened {
  status?: Schemas['ProviderWizard']['status'];
  /** Signed-in user. */
  user?: Parameters<typeof SignupWizardPage>[0]['user'];
}

/** Renders a registration. @returns function that returns to the tab, to a response of the API */
async function open(form = EMPTY, saved?: Error, { status = 'open', user }: Opened = {}) {
  const queryClient = createQueryClient();
  let response: Form | Error = form;
  const call = async ({ id }: { id: OperationId }) => {
    if (saved && id === 'saveProviderWizard') throw saved;
    if (response instanceof Error) throw response;
    return { data: { status, contactName: 'Lale', isOwn: false, form: response } };
  };
  // cast: the client implements only the call of the page
  const client = { send: call, call } as never;
  const page = (
    <CoreAdminContext
      i18nProvider={await loadI18nProvider('tr', ['tr'])}
      dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
      queryClient={queryClient}
    >
      <SignupWizardPage user={user} helpPhone={null} onOpened={() => {}} />
    </CoreAdminContext>
  );
  const routes = [{ path: '/signup-wizard/:hash', element: page }];
  render(
    <RouterProvider
      router={createMemoryRouter(routes, { initialEntries: ['/signup-wizard/wz_1'] })}
    />,
  );
  await screen.findByRole('heading', { level: 1 });
  return async (next: Form | Error) => {
    response = next;
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };
}

it.each([
  ['expired', signup.over.expiredTitle],
  ['withdrawn', signup.over.withdrawnTitle],
  ['finished', signup.over.finishedTitle],
  ['open', signup.over.foreignTitle],
] as const)('tells a signed-in user what a link that is %s is', async (status, title) => {
  await open(EMPTY, undefined, { status, user: { name: 'Ayşe Yıldırım', providerId: 1 } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Firmanızın adı/ });
const isDone = () =>
  waitFor(() =>
    expect(within(screen.getByRole('navigation')).getAllByRole('button')[1]).toHaveProperty(
      'disabled',
      false,
    ),
  );

it('shows what another device saved, on return to the tab', async () => {
  const refocusTab = await open();
  await refocusTab(SAVED);
  await isDone();
  await waitFor(async () => expect((await name()).value).toBe('Lale Bahçe'));
});

it('keeps what is typed, and its step, when another device saved meanwhile', async () => {
  const refocusTab = await open();
  await userEvent.type(await name(), 'Gül');
  await refocusTab(SAVED);
  await isDone();
  expect((await name()).value).toBe('Gül');
});

it('keeps the form when the registration cannot be fetched again', async () => {
  const refocusTab = await open();
  await userEvent.type(await name(), 'Gül');
  await refocusTab(new ApiError({ status: 0, code: 'network', message: 'network' }));
  expect(screen.queryByRole('button', { name: ui.action.retry })).toBeNull();
  expect((await name()).value).toBe('Gül');
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['individual', false],
  ['limited', true],
])('explains the title suffix only for companies: %s', async (companyType, isCompany) => {
  await open({
    ...SAVED,
    step: 'company',
    done: ['business', 'location'],
    values: { companyType },
    choices: {
      ...EMPTY.choices,
      companyTypes: [
        { id: 'individual', name: 'Şahıs' },
        { id: 'limited', name: 'Limited' },
      ],
      tradeExtensions: [{ id: 'ltd_sti', name: 'Ltd. Şti.' }],
    },
  });
  await screen.findByRole('textbox', { name: /^Ad ya da unvan/ });
  const hints = screen.queryAllByText(/unvan ekini|adın sonuna/i).map((one) => one.textContent);
  expect(hints).toEqual(isCompany ? ['Adın sonuna eklenir; yukarıya yazmayın.'] : []);
});

const product = (id: number, own: string): Form['choices']['products'][number] => ({
  id,
  name: own,
  isAdvised: false,
  monthlyMinor: 99_000,
  nextMinor: 99_000,
  trialMonths: 0,
  trialMinor: 0,
  couplesPerMonth: null,
  photos: null,
  rivals: 0,
  features: [],
});

it('keeps a product that is chosen but not saved when the user goes back', async () => {
  await open({
    ...SAVED,
    step: 'product',
    done: ['business', 'location', 'company', 'people'],
    choices: { ...EMPTY.choices, products: [product(1, 'Gümüş'), product(2, 'Altın')] },
  });
  await userEvent.click(screen.getByRole('radio', { name: /^Altın/ }));
  await press(signup.back);
  await heading(signup.steps.people.title);
  await press(signup.steps.product.name);
  await heading(signup.steps.product.title);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Altın/ }).checked).toBe(true);
});

const LAST: Form = {
  ...SAVED,
  step: 'agreement',
  done: ['business', 'location', 'company', 'people', 'product', 'images'],
};

it('gives each answer of the summary a direction of its own', async () => {
  const cities = [{ id: 34, name: 'İstanbul' }];
  const values = { businessName: 'Lale Bahçe', cityId: 34 };
  await open({ ...LAST, values, choices: { ...EMPTY.choices, cities } });
  const answer = await screen.findByText('Lale Bahçe', { selector: 'bdi' });
  const parts = [...(answer.parentElement?.childNodes ?? [])];
  expect(parts.map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ['BDI', 'Lale Bahçe'],
    ['#text', ' · '],
    ['BDI', 'İstanbul'],
  ]);
});

it('offers the browser the sizes of an uploaded picture, before its sides are cropped', async () => {
  const size = (width: number) => ({
    url: `/files/1-${width}.webp`,
    width,
    height: Math.round(width / 3.75),
  });
  const sizes = { placeholder: '', sources: [size(400), size(800)], originalUrl: '/files/1.png' };
  const picture = { ...size(1600), ...sizes };
  const done: Form['done'] = ['business', 'location', 'company', 'people', 'product'];
  const images = [{ id: 1, name: 'bahçe.jpg', picture }];
  await open({ ...SAVED, step: 'images', done, images });
  const image = await screen.findByRole('img', { name: 'bahçe.jpg' });
  expect(image.getAttribute('srcset')).toBe('/files/1-400.webp 400w, /files/1-800.webp 800w');
  expect(image.getAttribute('sizes')).toBe('450px');
});

it('reports everything that the last step misses at once, and keeps the ticks when the user goes back', async () => {
  await open(LAST);
  await press(signup.finish);
  await waitFor(() => expect(screen.getAllByText(signup.agreement.required)).toHaveLength(2));
  expect(screen.getByText('Bu alan zorunludur.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: signup.agreement.terms }));
  await press(signup.back);
  await heading(signup.steps.images.title);
  await press(signup.steps.agreement.name);
  await heading(signup.steps.agreement.title);
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticks).toEqual([true, false, false]);
});

it('focuses the field that the API refuses', async () => {
  await open(
    LAST,
    new ApiError({
      status: 422,
      code: 'validation',
      message: 'validation',
      errors: [{ path: 'password', message: 'Bu şifre çok yaygın.' }],
    }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: signup.agreement.terms }));
  await userEvent.click(screen.getByRole('checkbox', { name: signup.agreement.privacy }));
  const password = screen.getByLabelText(/^Şifre/, { selector: 'input' });
  await userEvent.type(password, '12345678');
  await press(signup.finish);
  expect(await screen.findByText('Bu şifre çok yaygın.')).toBeTruthy();
  expect(document.activeElement).toBe(password);
});
