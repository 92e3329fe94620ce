import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { discounts } from '#contract/manifest/discounts.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { ResourceLocationContext } from '../definition/useResourceLocation.ts';
import { CreateView } from '../form/CreateView.tsx';
import { EditView } from '../form/EditView.tsx';
import { RecordHeader } from '../record/RecordHeader.tsx';

const campaigns = defineResource(discounts, {
  title: 'title',
  show: { groups: {} },
  list: { columns: ['title'] },
  actions: { publish: { tone: 'primary' } },
  create: {
    copy: true,
    form: { campaign: ['providerId', 'title', 'image', 'discountType', 'validFrom', 'validUntil'] },
  },
  edit: { form: { campaign: ['title', 'giftText'] } },
});

const WITH = 1;
const WITHOUT = 2;
const providers = [
  { id: WITH, features: ['addCampaign' as const] },
  { id: WITHOUT, features: [] },
];

const campaign = (providerId: number): AnyRecord => ({
  id: 7,
  version: 1,
  title: 'Kış indirimi',
  status: 'unpublished',
  image: '/files/a.webp',
  discountType: 'discount',
  validFrom: '2026-12-01',
  validUntil: '2027-03-31',
  providerId,
});

async function open(record: AnyRecord, at: string, state?: unknown) {
  const children = (
    <Routes>
      <Route
        path="/discounts/:id"
        element={
          <RecordHeader
            resource={campaigns}
            show={{ groups: {} }}
            record={record}
            name=""
            hasTools
          />
        }
      />
      <Route path="/discounts/:id/edit" element={<EditView resource={campaigns} />} />
      <Route path="/discounts/create" element={<CreateView resource={campaigns} />} />
      <Route
        path="/providers/:providerId/discounts/create"
        element={
          <ResourceLocationContext
            value={{
              resource: campaigns.name,
              base: '/providers/2/discounts',
              filter: { providerId: Number(record['providerId']) },
            }}
          >
            <CreateView resource={campaigns} />
          </ResourceLocationContext>
        }
      />
    </Routes>
  );
  const recordsApi = new RecordsApi([record]);
  const location = state === undefined ? at : { pathname: at, state };
  const { router, panel } = await recordPanel({ recordsApi, at: location, providers, children });
  render(panel);
  return router;
}

const LOCK = 'Paketinizde yok';
const REASON = 'Neden kullanılamıyor\\?';
/** Finds a locked button by its name, which ends with the label of the lock. */
const locked = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}\\s*${LOCK}`) });

it('locks the actions and the edit of a record whose own provider lacks the feature', async () => {
  await open(campaign(WITHOUT), '/discounts/7');
  expect(await locked('Yeniden yayınla')).toBeTruthy();
  expect(await locked('Düzenle')).toBeTruthy();
});

it('offers them if the record’s own provider has the feature', async () => {
  await open(campaign(WITH), '/discounts/7');
  expect(await screen.findByRole('button', { name: 'Yeniden yayınla' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Düzenle' })).toBeTruthy();
});

it('shows the upgrade instead of the edit form of a record whose own provider lacks the feature', async () => {
  await open(campaign(WITHOUT), '/discounts/7/edit');
  expect(await locked(REASON)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('locks saving a new record for a provider that lacks the feature', async () => {
  await open(campaign(WITH), '/discounts/create', { record: { providerId: WITHOUT } });
  expect(await locked('Kaydet')).toBeTruthy();
});

it('saves a new record for a provider that has the feature', async () => {
  await open(campaign(WITH), '/discounts/create', { record: { providerId: WITH } });
  expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeTruthy();
});

it('uses the provider of the URL without a record', async () => {
  await open(campaign(WITHOUT), '/providers/2/discounts/create');
  expect(await locked(REASON)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Diğer işlemler' }));

it('copies a record into a new one, without its files', async () => {
  const router = await open(campaign(WITH), '/discounts/7');
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopyala' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/discounts/create'));
  expect(router.state.location.state).toEqual({
    record: {
      providerId: WITH,
      title: 'Kış indirimi',
      discountType: 'discount',
      validFrom: '2026-12-01',
      validUntil: '2027-03-31',
    },
  });
  expect(await screen.findByDisplayValue('Kış indirimi')).toBeTruthy();
});

it('locks the copy of a record whose own provider lacks the feature', async () => {
  await open(campaign(WITHOUT), '/discounts/7');
  await openMenu();
  expect(
    await screen.findByRole('menuitem', { name: new RegExp(`^Kopyala\\s*${LOCK}`) }),
  ).toBeTruthy();
});
