import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { medias } from '#contract/manifest/medias.ts';
import { get } from '#contract/get.ts';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { UpgradeContext } from '../../access/upgradePort.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { useQuota } from '../useQuota.ts';
import { UploadArea } from './UploadArea.tsx';
// Loaded on demand in the panel; preloaded here.
import '../../access/UpgradeDialog.tsx';
import './ChosenFiles.tsx';

// The form has one field, which may stay empty.
const set = { kind: 'photo', providerId: 1, galleryId: 1 } as const;
const upload = { file: 'file', set, ask: ['description'] } as const;
const photos = defineResource(medias, {
  title: 'name',
  list: { columns: ['name'], tiles: { picture: 'image', upload } },
  show: { groups: {} },
});

const picture = (name: string) => new File([name], name, { type: 'image/png' });
const names = (count: number) => Array.from({ length: count }, (_, at) => `foto-${at + 1}.png`);

beforeEach(() => {
  // jsdom decodes no pictures: their name determines their width.
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => ({
    width: name === 'dar.png' ? 400 : 900,
    height: 600,
    close: () => undefined,
  }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

/** Renders the usage of the quota once the list is loaded. */
function Usage() {
  const usage = useQuota();
  return usage && <p>{`${usage.used} / ${usage.allowed}`}</p>;
}

/** Drops files on a list with this number of used photos out of 30. @returns the names of the sent files */
async function drop(used: number, files: readonly File[]) {
  const recordsApi = new RecordsApi([]);
  recordsApi.meta = { quota: { used, allowed: 30 } };
  const children = (
    <ListBase resource="medias" disableAuthentication>
      <UpgradeContext value={async () => 'sent'}>
        <Usage />
        <UploadArea resource={photos} upload={upload} />
      </UpgradeContext>
    </ListBase>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/medias', children });
  render(panel);
  expect(await screen.findByText(`${used} / 30`)).toBeTruthy();
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  return () =>
    recordsApi.changes().map(({ body }) => {
      const file = get(body, 'file');
      return file instanceof File ? file.name : '';
    });
}

it('refuses dropped files of a full package at once, and offers the upgrade', async () => {
  const sent = await drop(30, names(5).map(picture));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Paketinizin sınırı doldu' }, { timeout: 15_000 }),
  );
  expect(dialog.getByRole('status').textContent).toMatch(
    /^Seçtiğiniz 5 dosya yüklenmedi\. Sayfanın tamamında 30 \/ 30 kullanıldı\./,
  );
  expect(dialog.getByRole('button', { name: 'Yükseltme iste' })).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('names the files for which the package has no room before it sends the others', async () => {
  const sent = await drop(28, names(5).map(picture));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yüklemeden önce seçin' }));
  const alert = dialog.getByRole('alert');
  expect(alert.textContent).toContain('28 / 30 kullanıldı: yalnızca ilk 2 dosya yüklenecek');
  const beyond = within(alert).getAllByRole('listitem');
  expect(beyond.map(({ textContent }) => textContent)).toEqual(names(5).slice(2));
  await userEvent.click(within(alert).getByRole('button', { name: 'Yükseltme iste' }));
  const offer = await screen.findByRole('dialog', { name: 'Daha çok fotoğraf' });
  await userEvent.click(within(offer).getByRole('button', { name: 'Kapat' }));
  expect(sent()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Yüklemeye başla' }));
  await waitFor(() => expect(sent()).toEqual(names(2)));
});

it('tells which chosen files are refused before the form is filled in, and sends the others', async () => {
  const drawn = new File(['<svg/>'], 'çizim.svg', { type: 'image/svg+xml' });
  const sent = await drop(29, [picture('dar.png'), drawn, picture('a.png'), picture('b.png')]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Yüklemeden önce seçin' }));
  expect(
    await dialog.findByText(/Görsel en az 800 piksel/, { selector: ':has(> bdi)' }),
  ).toHaveProperty('textContent', 'dar.png: Görsel en az 800 piksel genişliğinde olmalıdır.');
  expect(await dialog.findByText(/Bu dosya türü desteklenmiyor/)).toBeTruthy();
  // A refused file takes no room of the package.
  const beyond = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(beyond).toEqual(['b.png']);
  await userEvent.click(dialog.getByRole('button', { name: 'Yüklemeye başla' }));
  await waitFor(() => expect(sent()).toEqual(['a.png']));
});

it('shows only the reasons if no chosen file can be sent', async () => {
  const sent = await drop(0, [picture('dar.png')]);
  expect(await screen.findByRole('button', { name: 'Kapat' })).toBeTruthy();
  expect(screen.getByText(/Görsel en az 800 piksel/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yüklemeye başla' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
});
