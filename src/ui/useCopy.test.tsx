import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { samplePanel } from '../../tests/support/samplePanel.tsx';
import { useCopy } from './useCopy.ts';

function Code() {
  const copy = useCopy();
  return (
    <>
      <button type="button" onClick={() => void copy('7Q4M-KX2P')}>
        copy
      </button>
      <Notification />
    </>
  );
}

it('copies a text and shows a notification', async () => {
  const user = userEvent.setup();
  render(<Code />, { wrapper: await samplePanel('tr') });
  await user.click(screen.getByRole('button', { name: 'copy' }));
  expect(await screen.findByText('Kopyalandı')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('7Q4M-KX2P');
});

it('shows instructions if the browser rejects the copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<Code />, { wrapper: await samplePanel('tr') });
  await user.click(screen.getByRole('button', { name: 'copy' }));
  expect(await screen.findByText(/seçip kendiniz kopyalayın/)).toBeTruthy();
});
