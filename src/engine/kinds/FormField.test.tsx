import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { providerTestimonials } from '#contract/manifest/provider-testimonials.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
// Imported before the tests; the panel loads it when the lock is pressed.
import '../access/UpgradeDialog.tsx';
import { EditView } from '../form/EditView.tsx';

const { update } = providerTestimonials;
const isMain = { ...update.fields.isMain, feature: 'replyTestimonial' } as const;
const withFeature = { ...providerTestimonials, update: { ...update, fields: { isMain } } } as const;
const reviews = defineResource(withFeature, {
  title: 'coupleName',
  edit: { form: { review: ['isMain'] } },
});
const review = { id: 7, version: 1, coupleName: 'Elif ve Kerem', isMain: false };

async function open(features: readonly string[]) {
  const recordsApi = new RecordsApi([review]);
  const at = '/provider-testimonials/7/edit';
  const children = (
    <Routes>
      <Route path="/provider-testimonials/:id/edit" element={<EditView resource={reviews} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at, features, children });
  render(panel);
  await screen.findByRole('button', { name: 'Kaydet' });
}

it('locks a field whose feature the package lacks, and offers the upgrade', async () => {
  await open([]);
  expect(screen.queryByRole('switch', { name: /^Öne çıkan/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Öne çıkan/ }));
  expect(await screen.findByRole('dialog', { name: 'Yorumları yanıtlama' })).toBeTruthy();
});

it('shows the input if the package has the feature', async () => {
  await open(['replyTestimonial']);
  expect(await screen.findByRole('switch', { name: /^Öne çıkan/ })).toBeTruthy();
});
