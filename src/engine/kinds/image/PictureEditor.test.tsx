import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { PictureEditor } from './PictureEditor.tsx';

type Actions = Pick<ComponentProps<typeof PictureEditor>, 'onDone' | 'onClose'>;

const IDLE: Actions = { onDone: () => Promise.resolve(), onClose: () => {} };

/** Opens the editor with a picture of a size. @returns a function that loads it, as if the browser had decoded it */
async function openUnloaded(width: number, height: number, actions: Partial<Actions> = {}) {
  const file = new File(['picture'], 'a.jpg', { type: 'image/jpeg' });
  const wrapper = await samplePanel('tr');
  render(<PictureEditor file={file} minWidth={800} {...IDLE} {...actions} />, {
    wrapper,
  });
  const image = (await screen.findByRole('dialog')).querySelector('img');
  if (!image) throw new Error('expected a picture');
  for (const [key, value] of Object.entries({
    naturalWidth: width,
    naturalHeight: height,
    width: width / 2,
    height: height / 2,
  }))
    Object.defineProperty(image, key, { value });
  return () => fireEvent.load(image);
}

/** Opens the editor with a loaded picture. */
async function open(width: number, height: number) {
  const load = await openUnloaded(width, height);
  load();
}

const isOffered = (name: string) => !screen.getByRole('radio', { name }).hasAttribute('disabled');

it('offers only shapes that remain wide enough, and says the limit', async () => {
  await open(1000, 600);
  expect(screen.getByText('1.000 × 600')).toBeTruthy();
  expect(screen.getByText('en az 800 piksel genişlik')).toBeTruthy();
  const names = ['Serbest', '3:2', '4:3', '1:1', '3:4', '16:9'];
  expect(names.filter(isOffered)).toEqual(['Serbest', '3:2', '4:3', '16:9']);
});

it('starts a fixed shape with the largest part of the picture', async () => {
  await open(1067, 1600);
  fireEvent.click(screen.getByRole('radio', { name: '1:1' }));
  expect(screen.getByText('1.067 × 1.067')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '16:9' }));
  expect(screen.getByText('1.067 × 600')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '3:4' }));
  expect(screen.getByText('1.067 × 1.423')).toBeTruthy();
});

it('starts a fixed shape of a landscape picture at its full height', async () => {
  await open(1600, 1067);
  fireEvent.click(screen.getByRole('radio', { name: '1:1' }));
  expect(screen.getByText('1.067 × 1.067')).toBeTruthy();
});

it('is not changed before the picture is loaded', async () => {
  const load = await openUnloaded(1600, 1067);
  const apply = screen.getByRole('button', { name: 'Uygula' });
  const edge = () => screen.queryByRole('button', { name: 'Sağ kenar' });
  expect([edge(), apply.hasAttribute('disabled')]).toEqual([null, true]);
  load();
  expect(edge()).not.toBeNull();
  expect(apply.hasAttribute('disabled')).toBe(false);
});

it('stays open until the form has taken the result, and is applied once', async () => {
  let finish = () => {};
  const onDone = vi.fn<Actions['onDone']>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const onClose = vi.fn<Actions['onClose']>();
  const load = await openUnloaded(1600, 1067, { onDone, onClose });
  load();
  const apply = screen.getByRole('button', { name: 'Uygula' });
  fireEvent.click(apply);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  fireEvent.click(apply);
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onDone).toHaveBeenCalledOnce();
});
