import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import { UpgradeContext, type RequestUpgrade } from './upgradePort.ts';

async function openAndRequest(requestUpgrade: RequestUpgrade) {
  const onClose = vi.fn<() => void>();
  render(
    <UpgradeContext value={requestUpgrade}>
      <UpgradeDialog feature="addCampaign" onClose={onClose} />
    </UpgradeContext>,
    { wrapper: await samplePanel('tr') },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yükseltme iste' }));
  return onClose;
}

it('shows why a request failed instead of the general text, without a button', async () => {
  const onClose = await openAndRequest(() => Promise.reject(new Error('Firma adı eksik.')));
  expect(await screen.findByRole('heading', { name: 'İsteğiniz gönderilemedi' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Firma adı eksik.');
  expect(screen.queryAllByRole('button')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('keeps the close button after a request was accepted', async () => {
  await openAndRequest(() => Promise.resolve('sent'));
  expect(await screen.findByRole('heading', { name: 'İsteğiniz alındı' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Kapat']);
});

it('names the prices of packages to a user who may see payments', async () => {
  render(<UpgradeDialog feature="addCampaign" onClose={() => {}} />, {
    wrapper: await samplePanel('tr', ['payments.read']),
  });
  const price = await screen.findByRole('listitem');
  expect(price.textContent).toMatch(/^Altın paket12\.500,00\sTL · 12 ay$/);
});

it('explains a reached limit, and shows a contact if no feature can be requested', async () => {
  render(
    <UpgradeContext value={() => Promise.resolve('sent')}>
      <UpgradeDialog
        feature={undefined}
        quota={{ used: 5, allowed: 5, limit: undefined }}
        onClose={() => {}}
      />
    </UpgradeContext>,
    { wrapper: await samplePanel('tr') },
  );
  expect(screen.getByRole('dialog', { name: 'Paketinizin sınırı doldu' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Sayfanın tamamında 5 / 5 kullanıldı.');
  expect(screen.getByText(/müşteri temsilcinizle görüşün/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yükseltme iste' })).toBeNull();
});
