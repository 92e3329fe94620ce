import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#i18n/messages.ts';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { fileFault, imageFault } from '../../controls/upload/fileFault.ts';
import { emptyUploadStore } from './emptyUploadStore.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { UploadQueue } from './UploadQueue.ts';

const facts = { kind: 'image' };
const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
const WIDTHS: Readonly<Record<string, number>> = { narrow: 799, wide: 6001, good: 900, full: 900 };

// jsdom decodes no pictures: their name determines their width.
beforeEach(() =>
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    const width = WIDTHS[file.name.replace('.png', '')];
    if (width === undefined) throw new Error('This is no picture');
    return { width, height: 600, close: () => undefined };
  }),
);
afterEach(() => vi.unstubAllGlobals());

it.each<[Language, string[]]>([
  [
    'tr',
    [
      'Görsel en az 800 piksel genişliğinde olmalıdır.',
      'Görsel en fazla 6.000 piksel genişliğinde olabilir.',
      'Bu görsel açılamadı.',
      'Bu dosya türü desteklenmiyor. Kabul edilenler: JPG, PNG, WEBP.',
      'Bu dosya zaten listede.',
    ],
  ],
  [
    'en',
    [
      'The image must be at least 800 pixels wide.',
      'The image can be at most 6,000 pixels wide.',
      'This image cannot be opened.',
      'This kind of file is not supported. Accepted: JPG, PNG, WEBP.',
      'This file is already in the list.',
    ],
  ],
  [
    'de',
    [
      'Das Bild muss mindestens 800 Pixel breit sein.',
      'Das Bild darf höchstens 6.000 Pixel breit sein.',
      'Dieses Bild lässt sich nicht öffnen.',
      'Dieser Dateityp wird nicht unterstützt. Erlaubt sind: JPG, PNG, WEBP.',
      'Diese Datei ist schon in der Liste.',
    ],
  ],
  [
    'ar',
    [
      'يجب ألا يقل عرض الصورة عن \u2068800\u2069 بكسل.',
      'يجب ألا يزيد عرض الصورة على \u20686,000\u2069 بكسل.',
      'تعذّر فتح هذه الصورة.',
      'هذا النوع من الملفات غير مدعوم. الأنواع المقبولة: \u2068JPG, PNG, WEBP\u2069.',
      'هذا الملف موجود في القائمة.',
    ],
  ],
])(
  'shows at each file in %s why it was rejected, and accepts the others',
  async (language, expected) => {
    const Panel = await samplePanel(language);
    const sent: string[] = [];
    const queue = new UploadQueue({
      owner: 'photos 1',
      store: emptyUploadStore,
      checkFile: (file) => fileFault(file, facts),
      checkContent: (file) => imageFault(file, facts),
      send: async ({ file }) => {
        if (file.name === 'full.png') throw new HttpError('30/30', 409, {});
        sent.push(file.name);
      },
      onDone: () => {},
    });
    render(<UploadPanel queue={queue} />, { wrapper: Panel });
    const svg = new File(['<svg/>'], 'drawn.svg', { type: 'image/svg+xml' });
    const good = picture('good');
    await queue.add([picture('narrow'), picture('wide'), picture('none'), svg], {});
    await queue.add([good, picture('full')], {});
    await queue.add([good], {});
    await waitFor(() => expect(screen.getByText('30/30')).toBeTruthy());
    const sentences = screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['state'] === 'refused')
      .map((row) => row.querySelector('small')?.textContent);
    expect(sentences).toEqual(expected);
    expect(sent).toEqual(['good.png']);
  },
);

it('shows the refused and failed files before the others', async () => {
  const queue = new UploadQueue({
    owner: 'photos 1',
    store: emptyUploadStore,
    checkFile: () => undefined,
    checkContent: (file) => imageFault(file, facts),
    send: async ({ file }) => {
      if (file.name === 'full.png') throw new HttpError('30/30', 409, {});
    },
    onDone: () => {},
  });
  render(<UploadPanel queue={queue} />, { wrapper: await samplePanel('tr') });
  await act(() => queue.add(['good', 'full', 'narrow'].map(picture), {}));
  const names = () =>
    screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
  await waitFor(() => expect(screen.getByText('30/30')).toBeTruthy());
  expect(names()).toEqual(['full.png', 'narrow.png', 'good.png']);
});

it('shows the number of a size before its unit in Arabic', async () => {
  const queue = new UploadQueue({
    owner: 'photos 1',
    store: emptyUploadStore,
    checkFile: () => undefined,
    checkContent: async () => undefined,
    send: async () => {},
    onDone: () => {},
  });
  render(<UploadPanel queue={queue} />, { wrapper: await samplePanel('ar') });
  await act(() => queue.add([picture('good')], {}));
  expect((await screen.findByText('1 KB')).dir).toBe('ltr');
});

it('shows an empty frame for a file that is no picture, whatever its name', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const queue = new UploadQueue({
    owner: 'photos 1',
    store: emptyUploadStore,
    checkFile: () => undefined,
    checkContent: (file) => imageFault(file, facts),
    send: async () => {},
    onDone: () => {},
  });
  const { container } = render(<UploadPanel queue={queue} />, { wrapper: await samplePanel('tr') });
  await queue.add([picture('none'), picture('good')], {});
  await screen.findByText('Bu görsel açılamadı.');
  const pictures = () => container.querySelectorAll('img');
  expect(pictures()).toHaveLength(2);
  for (const one of pictures()) if (one.closest('[data-wrong]')) fireEvent.error(one);
  expect(pictures()).toHaveLength(1);
  expect(pictures()[0]?.closest('li')?.textContent).toContain('good.png');
  vi.restoreAllMocks();
});

it('asks to keep the page open if the browser has no room for the files', async () => {
  const queue = new UploadQueue({
    owner: 'photos 1',
    store: { ...emptyUploadStore, put: async () => false },
    checkFile: () => undefined,
    checkContent: async () => undefined,
    send: () => new Promise(() => {}),
    onDone: () => {},
  });
  render(<UploadPanel queue={queue} />, { wrapper: await samplePanel('en') });
  await act(() => queue.add([picture('good')], {}));
  expect(screen.getByText(/Leave the page open until they are uploaded/)).toBeTruthy();
});
