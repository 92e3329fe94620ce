import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { medias } from '#contract/manifest/medias.ts';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { UpgradeContext, type RequestUpgrade } from '../../access/upgradePort.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { UploadAction } from './UploadAction.tsx';
// Loaded on demand in the panel; preloaded here.
import '../../access/UpgradeDialog.tsx';

const upload = { file: 'file', set: { kind: 'photo' } } as const;
const photos = defineResource(medias, {
  title: 'name',
  list: { columns: ['name'], tiles: { picture: 'image', upload } },
  show: { groups: {} },
});

/** Renders the action in a list with this number of used photos out of 45. @returns the upgrade callback */
async function open(used: number) {
  const requestUpgrade = vi.fn<RequestUpgrade>(async () => 'sent');
  const recordsApi = new RecordsApi([]);
  recordsApi.meta = { quota: { used, allowed: 45 } };
  const children = (
    <ListBase resource="medias" disableAuthentication>
      <UpgradeContext value={requestUpgrade}>
        <UploadAction resource={photos} upload={upload} />
      </UpgradeContext>
    </ListBase>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/medias', children });
  render(panel);
  return requestUpgrade;
}

it('opens the chooser of files below the limit of the package', async () => {
  await open(44);
  expect(await screen.findByRole('button', { name: 'Fotoğraf yükle' })).toBeTruthy();
  expect(screen.getByLabelText('Fotoğraf yükle', { selector: 'input' })).toBeTruthy();
});

it('explains the reached limit on click, and requests an upgrade', async () => {
  const requestUpgrade = await open(45);
  const name = 'Fotoğraf yükle: Paketinizin sınırı doldu, 45 / 45';
  const button = await screen.findByRole('button', { name });
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Paketinizin sınırı doldu' },
    { timeout: 15_000 },
  );
  expect(within(dialog).getByRole('status').textContent).toMatch(
    /^Sayfanın tamamında 45 \/ 45 kullanıldı\. Bütün galerilerdeki fotoğraflar birlikte sayılır/,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yükseltme iste' }));
  expect(await within(dialog).findByText(/sizi arayacak/)).toBeTruthy();
  expect(requestUpgrade).toHaveBeenCalledWith('uploadPhotos');
});
