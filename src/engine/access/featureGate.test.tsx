import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { discounts } from '#contract/manifest/discounts.ts';
import { recordPanel, Shelf } from '../../../tests/support/recordPanel.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { defineResource } from '../definition/defineResource.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { ResourceLocationContext } from '../definition/useResourceLocation.ts';
import { CreateView } from '../form/CreateView.tsx';
import { EditView } from '../form/EditView.tsx';
import { EditButton } from '../record/EditButton.tsx';

const campaigns = defineResource(discounts, {
  title: 'title',
  show: { groups: {} },
  actions: { publish: { tone: 'primary' } },
  create: { form: { campaign: ['title', 'giftText'] } },
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
  providerId,
});

async function open(record: AnyRecord, at: string, state?: unknown) {
  const children = (
    <Routes>
      <Route
        path="/discounts/:id"
        element={
          <>
            <EditButton resource={campaigns} record={record} />
            <RecordActions resource={campaigns} record={record} />
          </>
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
  const shelf = new Shelf([record]);
  const place = state === undefined ? at : { pathname: at, state };
  const { panel } = await recordPanel({ shelf, at: place, providers, children });
  render(panel);
}

const LOCK = 'Paketinizde yok';
const REASON = 'Neden kullanılamıyor\\?';
/** Locked entries carry the lock in their name. */
const locked = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}\\s*${LOCK}`) });

it('locks the actions and the edit of a record whose own provider lacks the feature', async () => {
  await open(campaign(WITHOUT), '/discounts/7');
  expect(await locked('Yeniden yayınla')).toBeTruthy();
  expect(await locked('Düzenle')).toBeTruthy();
});

it('offers them where the record’s own provider has it', async () => {
  await open(campaign(WITH), '/discounts/7');
  expect(await screen.findByRole('button', { name: 'Yeniden yayınla' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Düzenle' })).toBeTruthy();
});

it('shows the upgrade in place of the edit form of a record whose own provider lacks the feature', async () => {
  await open(campaign(WITHOUT), '/discounts/7/edit');
  expect(await locked(REASON)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('locks saving a new record for a provider that lacks the feature, and not for another', async () => {
  await open(campaign(WITH), '/discounts/create', { record: { providerId: WITHOUT } });
  expect(await locked('Kaydet')).toBeTruthy();
});

it('saves a new record for a provider that has the feature', async () => {
  await open(campaign(WITH), '/discounts/create', { record: { providerId: WITH } });
  expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeTruthy();
});

it('takes the provider of the address where there is no record', async () => {
  await open(campaign(WITHOUT), '/providers/2/discounts/create');
  expect(await locked(REASON)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
