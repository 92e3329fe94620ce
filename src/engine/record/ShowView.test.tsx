import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { leads } from '#contract/manifest/leads.ts';
import { providers } from '#contract/manifest/providers.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { defineResource } from '../definition/defineResource.ts';
import { DefinitionsContext, type Definitions } from '../definition/DefinitionsContext.ts';
import { ShowView } from './ShowView.tsx';

const couples = defineResource(leads, {
  title: 'couple.name',
  list: { columns: ['couple.name', 'itemCount'], sort: '-createdAt' },
  show: { groups: {} },
  create: { form: { couple: ['providerId', 'couple.brideName'] } },
});
/** Headings in the document as the page `mine` is rendered, in order. */
const headings: unknown[] = [];

const people = defineResource(customerUsers, {
  title: 'fullName',
  list: { columns: ['fullName'], sort: 'fullName' },
  show: { groups: { person: ['username'] }, related: { leads: 'assigneeId' } },
  pages: {
    mine: ({ record }) => {
      headings.push(document.querySelector('h1')?.textContent);
      return <p>{`Sayfası: ${record.fullName}`}</p>;
    },
  },
});

const pages = defineResource(providers, {
  title: 'name',
  show: { facts: ['email', 'phone'], groups: {}, related: { leads: 'providerIds' } },
});

const definitions: Definitions = {
  load: (name) => (name === 'leads' ? loaded : undefined),
  routeOf: (name) => name,
  preloadHead: () => {},
  preloadNow: () => {},
  preload: () => {},
  offers: () => true,
};
const loaded = Promise.resolve(couples);

const person = (id: number): AnyRecord => ({
  id,
  version: 1,
  fullName: `Kişi ${id}`,
  username: `kisi${id}`,
});

async function open(at: string, recordsApi: RecordsApi, kept: Record<string, unknown> = {}) {
  const children = (
    <DefinitionsContext value={definitions}>
      <Routes>
        <Route path="/customer-users/:id/:page?" element={<ShowView resource={people} />} />
        <Route path="/customer-users/:id/info/:tab" element={<ShowView resource={people} />} />
        <Route path="/providers/:id" element={<ShowView resource={pages} />} />
        <Route path="*" element={<p>Başka yer</p>} />
      </Routes>
    </DefinitionsContext>
  );
  const { router, panel } = await recordPanel({ recordsApi, at, kept, children });
  render(panel);
  return router;
}

describe('pages of a record', () => {
  it('are tabs below its name', async () => {
    await open('/customer-users/1', new RecordsApi([person(1)]));
    expect(await screen.findByText('kisi1')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Kaydın sayfaları' }));
    const [overview, mine] = tabs.getAllByRole('link');
    expect(overview?.getAttribute('aria-current')).toBe('page');
    if (mine) await userEvent.click(mine);
    expect(await screen.findByText('Sayfası: Kişi 1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Kişi 1' })).toBeTruthy();
    expect(screen.queryByText('kisi1')).toBeNull();
  });

  it.each([
    ['Bölüm bulunamadı', '/customer-users/1/nothing', '/customer-users/1'],
    ['Bölüm bulunamadı', '/customer-users/1/info/nothing', '/customer-users/1'],
    ['Kayıt bulunamadı', '/customer-users/2', '/customer-users'],
  ])('show %s at %s, with a link to existing pages', async (words, address, linkName) => {
    document.title = 'Önceki sayfa';
    await open(address, new RecordsApi([person(1)]));
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
    expect(document.title.startsWith(`${words} · `)).toBe(true);
    expect(screen.getByRole('link').getAttribute('href')).toBe(linkName);
  });

  it('are rendered after its name, which is there at once', async () => {
    headings.length = 0;
    await open('/customer-users/1/mine', new RecordsApi([person(1)]));
    expect(await screen.findByText('Sayfası: Kişi 1')).toBeTruthy();
    expect(headings[0]).toBe('Kişi 1');
  });

  it('scroll to the group of the URL’s fragment, and highlight it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await open('/customer-users/1/info/person', new RecordsApi([person(1)]));
    const group = await screen.findByRole('region', { current: 'location' });
    const heading = within(group).getByRole('heading', { level: 2 });
    // The group is there one moment before its effect.
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolled.mock.contexts).toContain(heading);
    expect(document.title).toMatch(new RegExp(`^${heading.textContent} · Kişi 1 · `));
    scrolled.mockRestore();
  });
});

it('stay after a failed refetch, until the API responds 404', async () => {
  const recordsApi = new RecordsApi([person(1)]);
  const router = await open('/customer-users/1', recordsApi);
  const goBack = async () => {
    await act(() => router.navigate('/elsewhere'));
    const before = recordsApi.sent.length;
    await act(() => router.navigate('/customer-users/1'));
    await waitFor(() => expect(recordsApi.sent.length).toBeGreaterThan(before));
  };
  expect(await screen.findByText('kisi1')).toBeTruthy();
  recordsApi.isOffline = true;
  await goBack();
  expect(screen.getByRole('heading', { level: 1, name: 'Kişi 1' })).toBeTruthy();
  expect(screen.getByText('kisi1')).toBeTruthy();
  recordsApi.isOffline = false;
  recordsApi.records.delete(1);
  await goBack();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kayıt bulunamadı' })).toBeTruthy();
});

describe('related records', () => {
  const lead = (id: number, assigneeId: number): AnyRecord => ({
    id,
    assigneeId,
    couple: { name: `Çift ${id}` },
    itemCount: id,
  });

  it('use their own definition, filtered by this record, in pages', async () => {
    const many = Array.from({ length: 12 }, (_, index) => lead(index + 100, 1));
    const recordsApi = new RecordsApi([person(1), ...many, lead(200, 2)]);
    await open('/customer-users/1', recordsApi);
    const section = within(await screen.findByRole('region', { name: 'Çiftler' }));
    expect(await section.findByRole('link', { name: 'Çift 100' })).toBeTruthy();
    expect(section.getByRole('columnheader', { name: 'Sorulan model' })).toBeTruthy();
    expect(section.queryByText('Çift 110')).toBeNull();
    expect(section.queryByText('Çift 200')).toBeNull();
    await userEvent.click(section.getByRole('button', { name: /^Sonraki/ }));
    expect(await section.findByRole('link', { name: 'Çift 110' })).toBeTruthy();
    const queries = recordsApi.sent
      .filter(({ path }) => path === '/leads')
      .map(({ query }) => query);
    expect(queries).toEqual([
      { page: 1, limit: 10, sort: '-createdAt', assigneeId: 1 },
      { page: 2, limit: 10, sort: '-createdAt', assigneeId: 1 },
    ]);
  });

  it('link to their own list, filtered by this record', async () => {
    const router = await open('/customer-users/1', new RecordsApi([person(1), lead(100, 1)]));
    const section = within(await screen.findByRole('region', { name: 'Çiftler' }));
    await userEvent.click(section.getByRole('link', { name: 'Tümünü göster' }));
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/leads');
    expect(new URLSearchParams(search).get('filter')).toBe('{"assigneeId":1}');
  });
});

it('a fact without a value is omitted from the header', async () => {
  const email = 'bilgi@isik.example';
  await open(
    '/providers/3',
    new RecordsApi([{ id: 3, version: 1, name: 'Işık', email, phone: null }]),
  );
  const header = within(await screen.findByRole('banner'));
  const facts = header.getByText(email).closest('p');
  expect(facts?.textContent).toBe(email);
});

it('a related record is created with the reference filled', async () => {
  const router = await open('/providers/3', new RecordsApi([{ id: 3, version: 1, name: 'Işık' }]));
  const section = within(await screen.findByRole('region', { name: 'Çiftler' }));
  await userEvent.click(await section.findByRole('link', { name: 'Talep ekle' }));
  expect(router.state.location.pathname).toBe('/leads/create');
  expect(router.state.location.state).toEqual({ record: { providerId: 3 } });
});

describe('next and previous', () => {
  const listed = (page: number) => ({
    'customer-users.listParams': {
      filter: {},
      sort: 'fullName',
      order: 'ASC',
      page,
      perPage: 2,
      displayedFilters: {},
    },
  });
  const recordsApi = () => new RecordsApi([1, 2, 3, 4, 5].map(person));
  const link = (name: string) => screen.findByRole('link', { name });

  it('continue beyond the end of a page, and back', async () => {
    const router = await open('/customer-users/2', recordsApi(), listed(1));
    await userEvent.click(await link('Sonraki'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişi 3' })).toBeTruthy();
    await userEvent.click(await link('Sonraki'));
    await userEvent.click(await link('Sonraki'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişi 5' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sonraki' })).toBeNull());
    await userEvent.click(await link('Önceki'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer-users/4'));
  });

  it('start on the page of the list', async () => {
    await open('/customer-users/3', recordsApi(), listed(2));
    expect((await link('Önceki')).getAttribute('href')).toBe('/customer-users/2');
    expect((await link('Sonraki')).getAttribute('href')).toBe('/customer-users/4');
  });
});
