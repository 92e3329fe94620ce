import { providerItems } from '#contract/manifest/provider-items.ts';
import { templates } from '#contract/manifest/templates.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import { FieldChanges } from './FieldChanges.tsx';

const resource = defineResource(templates, { title: 'name' });
const subject = { field: 'subject', before: null, after: 'Teklifiniz' };

it('shows an addition to a published record beside what was empty', async () => {
  render(<FieldChanges resource={resource} changes={[subject]} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.getByText('Yayındaki')).toBeTruthy();
  expect(screen.getByText('Boş')).toBeTruthy();
  expect(screen.getByText('Teklifiniz')).toBeTruthy();
});

it('shows the fields of a new record without an empty former side', async () => {
  const name = { field: 'name', before: null, after: 'Yaz teklifi' };
  render(<FieldChanges resource={resource} changes={[name, subject]} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Yaz teklifi',
    'Teklifiniz',
  ]);
});

it('shows all pictures of a new record, each to be opened', async () => {
  const models = defineResource(providerItems, { title: 'name' });
  const addresses = ['a', 'b', 'c', 'd'].map((one) => `/files/images/${one}.webp`);
  const name = { field: 'name', before: null, after: 'Defne' };
  const images = { field: 'images', before: null, after: addresses };
  render(<FieldChanges resource={models} changes={[name, images]} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.getAllByRole('button', { name: / [1-4]$/ })).toHaveLength(4);
});
