import { calendarEvents } from '#contract/manifest/calendar-events.ts';
import { rules } from '#i18n/tr/rules.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { prepareMui } from '../../../ui/MuiRoot.tsx';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { defineResource } from '../../definition/defineResource.ts';
import { EditView } from '../../form/EditView.tsx';
import { ListView } from '../ListView.tsx';

const resource = defineResource(calendarEvents, {
  title: 'title',
  list: {
    columns: ['title', 'day'],
    layout: 'calendar',
    calendar: {
      day: 'day',
      startsAt: 'startsAt',
      endsAt: 'endsAt',
      from: 'dayStart',
      until: 'dayEnd',
    },
  },
  create: { form: { main: ['title', 'kind', 'day'] } },
  edit: { form: { main: ['title', 'day', 'startsAt', 'endsAt'] } },
  show: { groups: {} },
});

/** A recordsApi whose lists ignore the requested days. */
class Days extends RecordsApi {
  override readonly client = {
    ...new RecordsApi([]).client,
    send: async (...[endpoint, parts]: Parameters<RecordsApi['client']['send']>) => {
      const { dayStart: _, dayEnd: __, ...query } = parts?.query ?? {};
      const id = parts?.params?.['eventId'];
      const params = { ...(id !== undefined && { id }) };
      return this.recordsApi.client.send(endpoint, {
        ...parts,
        params,
        ...(parts?.query && { query }),
      });
    },
  };
  constructor(private readonly recordsApi: RecordsApi) {
    super([]);
  }
}

const recordsApi = () =>
  new RecordsApi([
    { id: 1, version: 1, title: 'Elif’in düğünü', day: '2027-06-12', startsAt: null },
    { id: 2, version: 1, title: 'Gezi', day: '2027-06-30', startsAt: '2027-06-30T11:00:00Z' },
  ]);

async function open(records: RecordsApi, at = '/events?date=2027-06-12') {
  const routes = (
    <Routes>
      <Route path="/events" element={<ListView resource={resource} />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  const { panel, router } = await recordPanel({
    recordsApi: new Days(records),
    at,
    children: routes,
  });
  render(panel);
  await screen.findByRole('grid', { name: 'Haziran 2027' }, { timeout: 15_000 });
  return { router, user: userEvent.setup() };
}

const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const entry = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  document.dir = 'ltr';
  vi.stubGlobal('reportError', () => {});
});

it('moves through the days by arrow keys, across months, too', async () => {
  const { user, router } = await open(recordsApi());
  (await day(/^12 Haziran/)).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect((await day(/^20 Haziran/)) === document.activeElement).toBe(true);
  await user.keyboard('{PageDown}');
  await screen.findByRole('grid', { name: 'Temmuz 2027' });
  await waitFor(async () => expect(await day(/^20 Temmuz/)).toBe(document.activeElement));
  expect(router.state.location.search).toContain('date=2027-07-20');
});

it('moves to the next day by the left arrow in right-to-left layouts', async () => {
  document.dir = 'rtl';
  // Files share a process: components rendered before would keep the other direction.
  await prepareMui();
  const { user } = await open(recordsApi());
  (await day(/^12 Haziran/)).focus();
  await user.keyboard('{ArrowLeft}');
  expect((await day(/^13 Haziran/)) === document.activeElement).toBe(true);
  (await entry(/Gezi/)).focus();
  await user.keyboard(' {ArrowLeft}');
  await screen.findByRole('grid', { name: 'Temmuz 2027' });
  await user.keyboard('{Escape}');
});

it('opens the form of a new entry on the chosen day', async () => {
  const { user, router } = await open(recordsApi());
  (await day(/^15 Haziran/)).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('elsewhere');
  expect(router.state.location.state).toEqual({ record: { day: '2027-06-15' } });
});

it('moves an entry by keyboard to another month and undoes it', async () => {
  const records = recordsApi();
  const { user } = await open(records);
  (await entry(/Gezi/)).focus();
  await user.keyboard(' {ArrowRight}{ArrowDown}');
  await screen.findByRole('grid', { name: 'Temmuz 2027' });
  await waitFor(async () => expect(await entry(/Gezi/)).toBe(document.activeElement));
  expect(records.changes()).toEqual([]);
  await user.keyboard(' ');
  await waitFor(() =>
    expect(records.records.get(2)).toMatchObject({
      day: '2027-07-08',
      startsAt: '2027-07-08T11:00:00.000Z',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(records.records.get(2)).toMatchObject({ day: '2027-06-30' }));
});

it('does not move an entry after Escape', async () => {
  const records = recordsApi();
  const { user } = await open(records);
  (await entry(/düğünü/)).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  expect(screen.getByText('Taşımadan vazgeçildi.')).toBeTruthy();
  expect(records.changes()).toEqual([]);
});

it('keeps the last layout', async () => {
  const { user, router } = await open(recordsApi());
  await user.click(screen.getByRole('button', { name: 'Tablo' }));
  await screen.findByRole('table');
  await router.navigate('/elsewhere');
  await router.navigate('/events');
  expect(await screen.findByRole('table')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Takvim' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

/** Opens the edit form of an entry from 19:00 to 01:00. */
async function openForm() {
  const [startsAt, endsAt] = ['2030-06-28T16:00:00.000Z', '2030-06-28T22:00:00.000Z'];
  const records = new RecordsApi([
    { id: 7, version: 1, title: 'Gezi', day: '2030-06-28', startsAt, endsAt },
  ]);
  const children = (
    <Routes>
      <Route path="/events/:id/edit" element={<EditView resource={resource} />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  const at = '/events/7/edit';
  const { panel } = await recordPanel({ recordsApi: new Days(records), at, children });
  render(panel);
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await waitFor(() => expect(field(/^Bitiş/).disabled).toBe(false), { timeout: 15_000 });
  const user = userEvent.setup();
  const pick = async (name: RegExp, dayOfMonth: string) => {
    await user.click(field(name));
    const picker = within(await screen.findByRole('dialog'));
    await user.click(picker.getByRole('gridcell', { name: dayOfMonth }));
    return picker;
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Kaydet' }));
  return { records, user, field, pick, save };
}

it('moves start and end with the day of the form', async () => {
  const { records, pick, save } = await openForm();
  await pick(/^Gün/, '14');
  await save();
  await screen.findByText('elsewhere');
  expect(records.records.get(7)).toMatchObject({
    day: '2030-06-14',
    startsAt: '2030-06-14T16:00:00.000Z',
    endsAt: '2030-06-14T22:00:00.000Z',
  });
});

it('rejects an end before the start at the end’s field, before sending', async () => {
  const { records, user, field, pick, save } = await openForm();
  const picker = await pick(/^Bitiş/, '15');
  await user.click(picker.getByRole('button', { name: 'Tamam' }));
  await save();
  expect(await screen.findByText(rules.end_not_after_start)).toBeTruthy();
  expect(field(/^Bitiş/).getAttribute('aria-invalid')).toBe('true');
  expect(records.changes()).toEqual([]);
});
