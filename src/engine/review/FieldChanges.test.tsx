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
