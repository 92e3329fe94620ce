import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { FileViewer } from './FileViewer.tsx';
import { isViewable, type ViewedFile } from './viewedFile.ts';

const photo = (number: number): ViewedFile => ({
  key: [number],
  name: `foto-${number}.webp`,
  type: 'image/webp',
  alt: `Fotoğraf ${number}`,
  source: `/files/${number}.webp`,
});

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => {
  document.documentElement.dir = 'ltr';
  vi.restoreAllMocks();
});

async function open(files: readonly ViewedFile[], index = 0) {
  const onClose = vi.fn<() => void>();
  render(<FileViewer files={files} index={index} onClose={onClose} />, {
    wrapper: await samplePanel('tr'),
  });
  await screen.findByRole('dialog');
  return { onClose, user: userEvent.setup() };
}

it('shows files one at a time, by buttons and keyboard, and stops at both ends', async () => {
  const { user, onClose } = await open([1, 2, 3].map(photo), 1);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Fotoğraf 2');
  expect(screen.getByText('2 / 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sonraki' }));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/3.webp');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('3 / 3')).toBeTruthy();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('1 / 3')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('mirrors the arrow keys in right-to-left pages', async () => {
  document.documentElement.dir = 'rtl';
  const { user } = await open([1, 2].map(photo));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 2')).toBeTruthy();
});

it('fetches a private picture, and reports a failure', async () => {
  await open([
    { key: ['a'], name: 'salon.jpg', type: 'image/jpeg', source: async () => new Blob(['x']) },
  ]);
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('blob:picture');
  expect(screen.queryByRole('button', { name: 'Sonraki' })).toBeNull();
});

it('names a picture that could not be loaded', async () => {
  const source = () => Promise.reject(new Error('gone'));
  await open([{ key: ['b'], name: 'yok.jpg', type: 'image/jpeg', source }]);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it.each([
  ['image/jpeg', true],
  ['image/webp', true],
  ['application/pdf', true],
  ['image/svg+xml', false],
  ['text/html', false],
])('%s can be viewed: %s', (type, isShown) => {
  expect(isViewable(type)).toBe(isShown);
});
