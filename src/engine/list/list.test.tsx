import { leads } from '#contract/manifest/leads.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { ListView } from './ListView.tsx';

const renderedIds: number[] = [];
/** Records the rendered cells by the id of their record. */
function NameCell({ value, record }: { value: unknown; record: { id: number } }) {
  renderedIds.push(record.id);
  return <span>{String(value)}</span>;
}

const resource = defineResource(leads, {
  title: 'couple.name',
  fields: { 'couple.name': { cell: NameCell } },
  computed: { initials: { as: 'text', value: (lead) => `${lead.couple.name.slice(0, 1)}.` } },
  list: {
    columns: ['couple.name', 'initials', 'status'],
    bulk: ['unreachable', 'reject', 'remove', 'close'],
    layouts: { names: ({ records }) => <p>{records.map(({ id }) => id).join('-')}</p> },
  },
  actions: {
    unreachable: {},
    reject: {},
    close: { set: { assigneeId: null }, undo: true },
  },
  show: { groups: {} },
});

const recordsApiOf = (count: number) =>
  new RecordsApi(
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      version: 1,
      status: 'new',
      assigneeId: 5,
      couple: { name: `Çift ${index + 1}` },
    })),
  );

async function open(
  recordsApi: RecordsApi,
  at = '/leads',
  kept: Record<string, unknown> = {},
  shown: Resource = resource,
) {
  const routes = (
    <Routes>
      <Route path="/leads" element={<ListView resource={shown} />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  const { panel, router } = await recordPanel({ recordsApi, at, kept, children: routes });
  render(panel);
  return { router, user: userEvent.setup() };
}

const box = (number: number) =>
  screen.findByRole('checkbox', { name: `Çift ${number} kaydını seç` });
const selected = () =>
  screen
    .queryAllByRole('checkbox', { name: /kaydını seç$/, checked: true })
    .map((one) => one.getAttribute('aria-label'));
/** Finds the dialog, whose code is loaded when it first opens. */
const findDialog = () => screen.findByRole('dialog', {}, { timeout: 15_000 });
const bar = () => screen.findByRole('region', { name: 'Seçim' });

beforeEach(() => {
  renderedIds.length = 0;
  // The definition has no messages, which would be reported as missing.
  vi.stubGlobal('reportError', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('selecting rows', () => {
  it('renders only the selected row again', async () => {
    const { user } = await open(recordsApiOf(25));
    const second = await box(2);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(26));
    renderedIds.length = 0;
    await user.click(second);
    expect(await bar()).toBeTruthy();
    expect(new Set(renderedIds)).toEqual(new Set([2]));
  });

  it('selects a range with shift, one row by keyboard, and clears with Escape', async () => {
    const { user } = await open(recordsApiOf(6));
    await user.click(await box(2));
    await user.keyboard('{Shift>}');
    await user.click(await box(4));
    await user.keyboard('{/Shift}');
    expect(selected()).toHaveLength(3);
    screen.getByRole('link', { name: 'Çift 6' }).focus();
    await user.keyboard('x');
    expect(selected()).toHaveLength(4);
    expect(within(await bar()).getByRole('status').textContent).toBe('4 seçildi');
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seçim' })).toBeNull());
  });

  it('selects the page by its header, with a mixed state', async () => {
    const { user } = await open(recordsApiOf(3));
    await user.click(await box(1));
    const head = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Sayfadaki kayıtları seç',
    });
    expect(head.indeterminate).toBe(true);
    await user.click(head);
    expect(selected()).toHaveLength(3);
    expect(head.indeterminate).toBe(false);
    await user.click(head);
    expect(selected()).toEqual([]);
  });
});

describe('a bulk action', () => {
  it('shows its form once, and runs for each record', async () => {
    const recordsApi = recordsApiOf(4);
    const { user } = await open(recordsApi);
    await user.click(await box(1));
    await user.click(await box(3));
    await user.click(
      await within(await bar()).findByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }),
    );
    const dialog = await findDialog();
    expect(dialog.textContent).toContain('2 kayıt');
    await user.click(within(dialog).getByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }));
    expect(await screen.findByText('2 kayıt için yapıldı.')).toBeTruthy();
    expect(recordsApi.changes().map(({ params }) => params?.['id'])).toEqual([1, 3]);
    expect(selected()).toEqual([]);
  });

  it('lists failures with reasons, and keeps them selected', async () => {
    const recordsApi = recordsApiOf(3);
    const { user } = await open(recordsApi);
    await user.click(await screen.findByRole('checkbox', { name: 'Sayfadaki kayıtları seç' }));
    await user.click(await within(await bar()).findByRole('button', { name: 'Sil' }));
    const dialog = await findDialog();
    expect(dialog.textContent).toContain('3 kayıt silinecek');
    recordsApi.refusal = { status: 409, code: 'conflict', message: 'Üzerinde anlaşma var.' };
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
    const failure = await within(dialog).findByRole('row', { name: /^Çift 1/ });
    expect(failure.textContent).toContain('Üzerinde anlaşma var.');
    expect([...recordsApi.records.keys()]).toEqual([1]);
    await user.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(selected()).toEqual(['Çift 1 kaydını seç']));
  });

  it('can include all results on every page', async () => {
    const recordsApi = recordsApiOf(130);
    const { user } = await open(recordsApi);
    await user.click(await screen.findByRole('checkbox', { name: 'Sayfadaki kayıtları seç' }));
    await user.click(await screen.findByRole('button', { name: 'Eşleşen 130 kaydın tümünü seç' }));
    await user.click(await within(await bar()).findByRole('button', { name: 'Sil' }));
    const dialog = await findDialog();
    expect(dialog.textContent).toContain('130 kayıt silinecek');
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(recordsApi.records.size).toBe(0), { timeout: 10_000 });
  });

  it('undoes a change with the previous values', async () => {
    const recordsApi = recordsApiOf(2);
    const { user } = await open(recordsApi);
    await user.click(await box(1));
    const words = 'resources.leads.actions.close.do';
    await user.click(await within(await bar()).findByRole('button', { name: words }));
    const dialog = await findDialog();
    await user.click(within(dialog).getByRole('button', { name: words }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await screen.findByText('1 kayıt geri alındı.');
    expect(recordsApi.changes().map(({ body, ifMatch }) => ({ body, ifMatch }))).toEqual([
      { body: { assigneeId: null }, ifMatch: 1 },
      { body: { assigneeId: 5 }, ifMatch: 2 },
    ]);
  });
});

it('shows computed values without sorting', async () => {
  await open(recordsApiOf(1));
  const row = await screen.findByRole('row', { name: /Çift 1/ });
  expect(within(row).getByText('Ç.')).toBeTruthy();
  const head = screen.getByRole('columnheader', { name: /initials/ });
  expect(within(head).queryByRole('button')).toBeNull();
});

it('keeps the layout in the URL, also when the list changes', async () => {
  const recordsApi = recordsApiOf(30);
  const { router, user } = await open(recordsApi);
  await user.click(await screen.findByRole('button', { name: /layouts\.names/ }));
  expect(await screen.findByText(/^1-2-3-/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Sonraki/ }));
  await screen.findByText('26-27-28-29-30');
  await waitFor(() => expect(router.state.location.search).toContain('layout=names'));
  await user.click(screen.getByRole('button', { name: 'Tablo' }));
  await screen.findByRole('table');
  await waitFor(() => expect(router.state.location.search).not.toContain('layout'));
});

it('starts with the user’s default view, without removed fields', async () => {
  const view = {
    name: 'Yeni gelenler',
    filter: { status: 'new', gone: 1 },
    sort: { field: 'couple.name', order: 'ASC' },
    columns: ['couple.name', 'gone'],
    isStart: true,
  };
  const recordsApi = recordsApiOf(2);
  const { router } = await open(recordsApi, '/leads', { 'views.leads': [view] });
  expect(await screen.findByRole('button', { name: 'Yeni gelenler' })).toBeTruthy();
  expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"status":"new"}');
  expect(recordsApi.sent).toHaveLength(1);
  expect(recordsApi.sent[0]?.query).toMatchObject({ sort: 'couple.name', status: 'new' });
});

it('shows an empty result with an earlier selection', async () => {
  const filter = encodeURIComponent('{"status":"deal"}');
  await open(
    recordsApiOf(2),
    `/leads?filter=${filter}&page=1&perPage=25&sort=createdAt&order=DESC`,
    {
      'leads.selectedIds': [1],
    },
  );
  expect(await screen.findByText('Sonuç bulunamadı')).toBeTruthy();
  expect(await bar()).toBeTruthy();
});

describe('an empty list', () => {
  const first = defineResource(leads, {
    title: 'couple.name',
    list: { columns: ['couple.name'], empty: { then: 'create' } },
    create: { form: { couple: ['providerId', 'couple.brideName'] } },
  });
  const emptyList = async (forbidden: readonly string[]) => {
    const children = <ListView resource={first} />;
    const { panel } = await recordPanel({
      recordsApi: new RecordsApi([]),
      at: '/leads',
      forbidden,
      children,
    });
    render(panel);
    await screen.findByText('Henüz talep yok');
  };
  const links = () => screen.queryAllByRole('link', { name: 'Talep ekle' });

  it('offers the first record in header and body', async () => {
    await emptyList([]);
    await waitFor(() => expect(links()).toHaveLength(2));
  });

  it('offers nothing to a user without permission', async () => {
    await emptyList(['create']);
    expect(links()).toHaveLength(0);
  });
});

describe('a list with a quota', () => {
  const limited = defineResource(leads, {
    title: 'couple.name',
    list: { columns: ['couple.name'] },
    create: { form: { couple: ['providerId', 'couple.brideName'] } },
  });
  const listOf = async (used: number) => {
    const recordsApi = recordsApiOf(2);
    recordsApi.meta = { quota: { limit: 'photos', used, allowed: 30 } };
    return open(recordsApi, '/leads', {}, limited);
  };

  it('shows the used number, and links to a new record below the limit', async () => {
    await listOf(29);
    const usage = 'Sayfanın tamamında kullanılan hak: 29 / 30';
    expect(await screen.findByText(usage)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Talep ekle' })).toBeTruthy();
  });

  it('locks a new record at the limit, and explains it on click', async () => {
    const { router, user } = await listOf(30);
    const name = 'Talep ekle: Paketinizin sınırı doldu, 30 / 30';
    await user.click(await screen.findByRole('button', { name }, { timeout: 15_000 }));
    const dialog = await findDialog();
    expect(dialog.textContent).toContain('Sayfanın bütün kayıtları birlikte sayılır.');
    expect(router.state.location.pathname).toBe('/leads');
  });
});
