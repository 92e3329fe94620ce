import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { PictureStage, type PictureStageProps } from './PictureStage.tsx';

const stored: PictureStageProps = {
  label: 'Fotoğraf',
  helperText: false,
  isRequired: false,
  error: undefined,
  readOnly: false,
  facts: { kind: 'image' },
  picture: { src: '/files/a-1600.webp', width: 1600, height: 1067, placeholder: '', sizes: [] },
  original: { url: '/files/a.webp?ends=1', rotation: 0 },
  turned: 0,
  file: undefined,
  onFile: () => {},
  onTurn: () => {},
  onUndo: () => {},
};

const tools = () => screen.getAllByRole('button', { name: /döndür|Kırp|Eski hâline/ });

afterEach(() => vi.unstubAllGlobals());

it('keeps its tools in place after a rotation', async () => {
  const { rerender } = render(<PictureStage {...stored} />, { wrapper: await samplePanel('tr') });
  const before = tools();
  expect(before.map((tool) => tool.hasAttribute('disabled'))).toEqual([false, false, false, true]);
  rerender(<PictureStage {...stored} turned={90} />);
  expect(tools()).toEqual(before);
  expect(tools().at(-1)?.hasAttribute('disabled')).toBe(false);
});

it('shows that a picture cannot be cropped while its original cannot be fetched', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  render(<PictureStage {...stored} />, { wrapper: await samplePanel('tr') });
  const crop = screen.getByRole('button', { name: 'Kırp' });
  await userEvent.click(crop);
  expect((await screen.findByRole('alert')).textContent).toBe('Bu görsel açılamadı.');
  fetched.mockResolvedValue(new Response('picture'));
  await userEvent.click(crop);
  expect(await screen.findByRole('dialog', { name: 'Kırp' }, { timeout: 15_000 })).toBeTruthy();
  expect(screen.queryByText('Bu görsel açılamadı.')).toBeNull();
});
