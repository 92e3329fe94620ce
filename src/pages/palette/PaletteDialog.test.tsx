import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { registerUploads } from '../../ui/unfinishedUploads.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

it('asks before a sign-out stops uploads', async () => {
  let unfinished = 2;
  registerUploads({ count: () => unfinished, close: () => (unfinished = 0), reconnect: () => {} });
  const children = (
    <PaletteDialog
      menu={[]}
      languages={['tr']}
      creates={[]}
      destinations={[]}
      canRead={false}
      resource={undefined}
      onClose={() => {}}
    />
  );
  const { panel } = await recordPanel({ recordsApi: new RecordsApi([]), at: '/', children });
  render(panel);
  await userEvent.click(await screen.findByRole('option', { name: 'Çıkış' }));
  const question = await screen.findByRole('dialog', { name: 'Yüklemeler sürüyor' });
  expect(unfinished).toBe(2);
  await userEvent.click(within(question).getByRole('button', { name: 'Çıkış' }));
  expect(unfinished).toBe(0);
});
