import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../data/ApiError.ts';
import { createDataProvider } from '../../data/dataProvider.ts';
import { paymentDesk } from '../../../i18n/tr/paymentDesk.ts';
import { ui } from '../../../i18n/tr/ui.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { MerchantQueue } from './MerchantQueue.tsx';
import { PaymentDesk } from './payments/PaymentDesk.tsx';
import { Signups } from './Signups.tsx';

/** Page size of the simulated API, whatever the request says. */
const LIMIT = 3;

interface Options {
  body?: unknown;
  params?: { id: number };
  query?: { page?: number };
}

type Entry = Record<string, unknown> & { id: number };

const customer = (id: number) => ({ id, name: `Grup ${id}` });
const at = '2026-11-20T09:00:00.000Z';

const merchant = (id: number): Entry => ({
  id,
  customer: customer(id),
  application: {
    status: 'pending',
    businessType: null,
    dueAt: null,
    agreement: null,
    documents: [],
    name: null,
    identityNumber: null,
    birthDate: null,
    taxNumber: null,
    taxOffice: null,
    tradeRegister: null,
    iban: null,
    address: null,
  },
});
const signup = (id: number): Entry => ({
  id,
  status: 'open',
  step: 'business',
  done: 1,
  savedAt: null,
  contactName: `Grup ${id}`,
  phone: null,
  email: 'a@b.example',
  businessName: null,
  categoryName: null,
  cityName: null,
});
const attempt = (id: number): Entry => ({
  id,
  state: 'unknown',
  actions: ['ask'],
  customer: customer(id),
  begunAt: at,
  payments: [],
  heldMinor: 0,
  paidMinor: 100,
  refundedMinor: 0,
  card: null,
  gateway: 'sandbox',
  gatewayReference: null,
  gatewayAnswer: null,
  conversationId: 'c',
  nextCheckAt: null,
  events: [],
});

/** Decisions wait for it and are refused, if set. */
let turn: Promise<void> | undefined;
let isRefused = false;
afterEach(() => {
  turn = undefined;
  isRefused = false;
});

/** Renders a list of entries. @param decide returns what becomes of a decided entry */
async function open(
  page: ReactElement,
  entryOf: (id: number) => Entry,
  decide: (entry: Entry) => Entry | undefined,
  ids = [1, 2, 3],
) {
  let entries = ids.map(entryOf);
  const call = async (_: unknown, { body, params, query }: Options = {}) => {
    const page = query?.page ?? 1;
    if (!body) {
      const meta = { page, limit: LIMIT, total: entries.length };
      return { data: entries.slice((page - 1) * LIMIT, page * LIMIT), meta };
    }
    await turn;
    entries = entries.flatMap((one) => (one.id === params?.id ? (decide(one) ?? []) : one));
    if (isRefused) throw new ApiError({ status: 409, code: 'refused', message: 'Geç kaldınız' });
    return { data: entries.find(({ id }) => id === params?.id) ?? entryOf(0) };
  };
  // cast: the client implements only the calls of the lists
  const client = { send: call, call } as never;
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={await loadI18nProvider('tr', ['tr'])}
        dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
      >
        <main>{page}</main>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

async function press(name: string, index: number) {
  const buttons = await screen.findAllByRole('button', { name });
  buttons[index]?.focus();
  await userEvent.keyboard('{Enter}');
}

const focused = () => document.activeElement?.closest('li')?.textContent ?? '';

const lists = [
  { name: 'merchants', page: <MerchantQueue />, entryOf: merchant, button: 'Onayla' },
  { name: 'signups', page: <Signups />, entryOf: signup, button: 'Geri al' },
  { name: 'payments', page: <PaymentDesk />, entryOf: attempt, button: 'Ödeme kuruluşuna sor' },
];

it.each(lists)(
  'focuses the next entry after a decision among $name',
  async ({ page, entryOf, button }) => {
    await open(page, entryOf, () => undefined);
    await press(button, 1);
    await waitFor(() => expect(focused()).toContain('Grup 3'));
  },
);

it.each(lists)('reaches the entries after the first page of $name', async ({ page, entryOf }) => {
  await open(page, entryOf, () => undefined, [1, 2, 3, 4]);
  await userEvent.click(await screen.findByRole('button', { name: ui.action.showMore }));
  expect(await screen.findByText('Grup 4')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ui.action.showMore })).toBeNull();
});

it('focuses a decided entry that stays in the list without its button', async () => {
  await open(<Signups />, signup, (entry) => ({ ...entry, status: 'withdrawn' }));
  await press('Geri al', 1);
  await waitFor(() => expect(focused()).toContain('Grup 2'));
  expect(document.activeElement?.tagName).toBe('LI');
});

it('focuses the heading after the last decision', async () => {
  await open(<PaymentDesk />, attempt, () => undefined, [1]);
  await press('Ödeme kuruluşuna sor', 0);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

it.each(lists.filter(({ name }) => name !== 'signups'))(
  'keeps the focus on the button of a refused decision among $name',
  async ({ page, entryOf, button }) => {
    isRefused = true;
    let release = () => {};
    turn = new Promise((resolve) => (release = resolve));
    await open(page, entryOf, (entry) => entry);
    await press(button, 1);
    const pressed = document.activeElement;
    await waitFor(() => expect(pressed?.getAttribute('aria-disabled')).toBe('true'));
    // A browser takes the focus from a disabled button.
    expect(pressed).toHaveProperty('disabled', false);
    release();
    await waitFor(() => expect(pressed?.getAttribute('aria-disabled')).toBe('false'));
    expect(document.activeElement).toBe(pressed);
  },
);

it('focuses an attempt whose action is gone when its dialog is cancelled', async () => {
  isRefused = true;
  const refundable = (id: number) => ({ ...attempt(id), actions: ['refund'], heldMinor: 100 });
  await open(<PaymentDesk />, refundable, (entry) => ({ ...entry, actions: [] }));
  await press(paymentDesk.actions.refund, 1);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Neden/ }), 'İade istendi');
  await userEvent.click(dialog.getByRole('button', { name: paymentDesk.actions.refund }));
  await dialog.findByText('Geç kaldınız');
  await waitFor(() =>
    expect(
      screen.getAllByRole('button', { name: paymentDesk.actions.refund, hidden: true }),
    ).toHaveLength(3),
  );
  await userEvent.click(dialog.getByRole('button', { name: ui.action.cancel }));
  await waitFor(() => expect(focused()).toContain('Grup 2'));
  expect(document.activeElement?.tagName).toBe('LI');
});
