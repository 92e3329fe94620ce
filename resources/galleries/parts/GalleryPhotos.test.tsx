import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { GalleryPhotos } from './GalleryPhotos.tsx';

// cast: only the id is read here
const gallery = { id: 7 } as Schemas['Gallery'];

const open = async (count: number, image: object | null = null) => {
  const photos = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    galleryId: 7,
    name: `Foto ${index + 1}`,
    order: index + 1,
    image,
  }));
  const children = <GalleryPhotos record={gallery} />;
  const { panel } = await recordPanel({
    recordsApi: new RecordsApi(photos),
    at: '/galleries/7',
    children,
  });
  render(panel);
};

it('says on the last photo how many others the gallery has', async () => {
  await open(24);
  expect(await screen.findByRole('link', { name: 'Foto 12 +12' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Foto 11' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

it('shows no number if the gallery has no other photos', async () => {
  await open(12);
  expect(await screen.findByRole('button', { name: 'Foto 12' })).toBeTruthy();
});

it('loads a wide photo in the size that it has before its sides are cropped', async () => {
  const wide = { url: '/files/1-1600.webp', width: 3000, height: 800, placeholder: '' };
  await open(1, { ...wide, sources: [{ ...wide, url: '/files/1-400.webp', width: 400 }] });
  const photo = await screen.findByRole('button', { name: 'Foto 1' });
  expect(photo.querySelector('img')?.getAttribute('sizes')).toBe('675px');
});
