import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { calendarEvents } from '#contract/manifest/calendar-events.ts';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { galleries } from '#contract/manifest/galleries.ts';
import { leads } from '#contract/manifest/leads.ts';
import { medias } from '#contract/manifest/medias.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { defineResource } from '../definition/defineResource.ts';
import { ResourceLocationContext } from '../definition/useResourceLocation.ts';
import { CreateView } from './CreateView.tsx';
// Preloads the lazy input, whose countries take seconds to load on a busy machine.
import '../kinds/phone/PhoneTextInput.tsx';

const people = defineResource(customerUsers, {
  title: 'fullName',
  create: { form: { person: ['name', 'surname', 'roleId', 'emails'] } },
});
const definition = defineResource(leads, {
  title: 'couple.name',
  create: {
    form: {
      couple: [
        'providerId',
        'couple.brideName',
        'couple.groomName',
        'couple.phone',
        'couple.email',
      ],
    },
  },
});

async function open(resource: Resource) {
  const at = `/${resource.name}/create`;
  const children = (
    <Routes>
      <Route path={at} element={<CreateView resource={resource} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi: new RecordsApi([]), at, children });
  render(panel);
}

it('labels the button of an invitation by its action', async () => {
  await open(people);
  expect(await screen.findByRole('button', { name: 'Davet et' })).toBeTruthy();
});

it('uses the general label of a resource without its own', async () => {
  await open(definition);
  expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeTruthy();
});

const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '';

it('marks and explains both fields of which one is required', async () => {
  await open(definition);
  for (const name of [/^Telefon/, /^E-posta/]) {
    const find = () => screen.getByRole<HTMLInputElement>('textbox', { name });
    // The phone input is loaded on demand.
    await waitFor(() => expect(find().disabled).toBe(false));
    const now = find();
    expect(labelOf(now)).toMatch(/\*$/);
    const described = (now.getAttribute('aria-describedby') ?? '').split(' ');
    const help = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(help).toContain('Şunlardan biri yeter: E-posta veya Telefon.');
  }
  expect(labelOf(screen.getByRole('textbox', { name: /^Gelin/ }))).toMatch(/\*$/);
  expect(labelOf(screen.getByRole('textbox', { name: /^Damat/ }))).not.toMatch(/\*$/);
});

const videos = defineResource(medias, {
  title: 'name',
  create: {
    start: { kind: 'video' },
    form: { files: ['kind', 'providerId', 'galleryId', 'name'] },
  },
});

it('copies shared values from the parent record', async () => {
  const recordsApi = new RecordsApi([{ id: 7, version: 1, name: 'Bahçe', providerId: 5 }]);
  const base = '/galleries/7/photos';
  const location = {
    resource: videos.name,
    base,
    parent: { resource: 'galleries', id: '7', base: '/galleries' },
    filter: { galleryId: 7 },
  };
  const children = (
    <ResourceLocationContext value={location}>
      <CreateView resource={videos} />
    </ResourceLocationContext>
  );
  const { panel } = await recordPanel({ recordsApi, at: `${base}/create`, children });
  render(panel);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Ad/ }), 'Film');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(recordsApi.changes().map(({ body }) => body)).toMatchObject([
      { kind: 'video', providerId: 5, galleryId: 7, name: 'Film' },
    ]),
  );
});

const albums = defineResource(galleries, {
  title: 'name',
  create: {
    start: { providerId: 5, hasAgreement: true },
    opens: 'galleries/:id/photos',
    form: { gallery: ['providerId', 'name', 'hasAgreement'] },
  },
});

it('opens the route that the definition names after creating', async () => {
  const recordsApi = new RecordsApi([]);
  vi.spyOn(recordsApi.client, 'send').mockResolvedValue({
    data: { id: 9, version: 1, name: 'Bahçe' },
  });
  const children = (
    <Routes>
      <Route path="/galleries/create" element={<CreateView resource={albums} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const { router, panel } = await recordPanel({ recordsApi, at: '/galleries/create', children });
  render(panel);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Galeri adı/ }), 'Bahçe');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/galleries/9/photos'));
});

const days = defineResource(calendarEvents, {
  title: 'title',
  create: { start: { kind: 'closed' }, form: { day: ['kind', 'title', 'day'] } },
});

it('focuses an invalid day after a rejected save', async () => {
  await open(days);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Başlık/ }), 'Bakım');
  const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Gün/ });
  // The calendar is loaded on demand.
  await waitFor(() => expect(day().disabled).toBe(false), { timeout: 15_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Bu alan zorunludur.');
  await waitFor(() => expect(document.activeElement).toBe(day()));
});
