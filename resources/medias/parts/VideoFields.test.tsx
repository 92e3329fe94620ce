import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { medias } from '#contract/manifest/medias.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../../../src/engine/definition/defineResource.ts';
import { CreateView } from '../../../src/engine/form/CreateView.tsx';
import { EditView } from '../../../src/engine/form/EditView.tsx';
import { VideoFileInput, VideoLinkInput } from './VideoInputs.ts';

const videos = defineResource(medias, {
  title: 'name',
  fields: { videoUrl: { input: VideoLinkInput }, videoFile: { input: VideoFileInput } },
  create: {
    start: { kind: 'video', providerId: 1 },
    form: { files: ['kind', 'providerId', 'videoUrl', 'videoFile'] },
  },
  edit: { form: { files: ['name', 'videoUrl'] } },
});

async function open(at: string, recordsApi = new RecordsApi([])) {
  const children = (
    <Routes>
      <Route path="/medias/create" element={<CreateView resource={videos} />} />
      <Route path="/medias/:id/edit" element={<EditView resource={videos} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at, children });
  render(panel);
  return recordsApi;
}

const link = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Video bağlantısı/ });
const file = () =>
  screen.queryByLabelText<HTMLInputElement>(/^Video dosyası/, { selector: 'input' });
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const film = () => new File(['film'], 'film.mov', { type: 'video/quicktime' });

it('shows the field of the chosen source alone, and names the hosts and types before', async () => {
  await open('/medias/create');
  const byLink = await screen.findByRole('radio', { name: /YouTube, Vimeo ya da Dailymotion/ });
  expect(byLink).toHaveProperty('checked', true);
  expect(link()).not.toBeNull();
  expect(file()).toBeNull();
  await choose(/^Kendi dosyam/);
  expect(link()).toBeNull();
  expect(file()?.accept).toContain('.mov');
  expect(screen.getByText(/MP4, WEBM, MOV/)).toBeTruthy();
  expect(screen.queryByText(/alan değişti/)).toBeNull();
});

it('sends the file alone after a change of mind, and brings the link back with its choice', async () => {
  const recordsApi = await open('/medias/create');
  await screen.findByRole('radio', { name: /^Kendi dosyam/ });
  await userEvent.type(link() ?? document.body, 'https://youtu.be/dQw4w9WgXcQ');
  await choose(/^Kendi dosyam/);
  const chosen = film();
  await userEvent.upload(file() ?? document.body, chosen);
  await choose(/YouTube/);
  expect(link()?.value).toBe('https://youtu.be/dQw4w9WgXcQ');
  await choose(/^Kendi dosyam/);
  expect(await screen.findByText('film.mov')).toBeTruthy();
  await save();
  await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
  expect(recordsApi.changes()[0]?.body).toEqual({
    kind: 'video',
    providerId: 1,
    videoFile: chosen,
  });
});

it('says at the choice that the chosen file is missing', async () => {
  const recordsApi = new RecordsApi([]);
  const message = 'Bu alan zorunlu.';
  const errors = [{ path: 'videoUrl', code: 'required', message }];
  recordsApi.refusal = { status: 422, code: 'validation', message: 'Geçersiz', errors };
  await open('/medias/create', recordsApi);
  await screen.findByRole('radio', { name: /^Kendi dosyam/ });
  await choose(/^Kendi dosyam/);
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.upload(file() ?? document.body, film());
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('has no link in the form of an uploaded video', async () => {
  const own = { id: 7, version: 1, name: 'Film', videoUrl: null, video: { host: 'own' } };
  await open('/medias/7/edit', new RecordsApi([own]));
  await screen.findByRole('textbox', { name: /^Ad/ });
  expect(link()).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});
