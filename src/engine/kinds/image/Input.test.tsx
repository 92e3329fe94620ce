import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import type { Facts } from '../../definition/manifest.ts';
import type { Field } from '../../definition/field.ts';

const picture = (name: string, width: number) =>
  new File([String(width)], name, { type: 'image/png' });

/** Replaces `createImageBitmap`, which jsdom lacks; the text of a test picture is its width in pixels. */
const bitmapOf = async (file: File) => ({
  width: Number(await file.text()),
  close: () => undefined,
});

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', bitmapOf);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fieldWith = (facts: Omit<Facts, 'kind'>): Field => ({
  resource: 'gallery',
  path: 'image',
  kind: 'image',
  facts: { kind: 'image', ...facts },
  settings: {},
});

const fileInput = () => screen.findByLabelText(/^Görsel( \*)?$/, { selector: 'input' });
const button = (name: RegExp) => screen.findByRole('button', { name });
const alts = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

it('a stored picture stays until another one replaces it', async () => {
  const { sent, submit } = await fieldForm([fieldWith({})], { image: '/files/eski.webp' });
  expect(alts()).toEqual(['Görsel']);
  await submit();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ image: '/files/eski.webp' }, expect.anything()),
  );
  const wide = picture('yeni.png', 1200);
  await userEvent.upload(await fileInput(), wide);
  await waitFor(() => expect(alts()).toEqual(['Görsel: yeni.png']));
  await submit();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ image: wide }, expect.anything()));
});

it('a picture that is too narrow, too large or of another type is rejected at the field', async () => {
  const { sent, submit } = await fieldForm([fieldWith({ required: true, maxBytes: 10 })]);
  // Dropped files are not filtered by the file chooser's types.
  const drop = async (file: File) =>
    fireEvent.drop(await fileInput(), { dataTransfer: { files: [file] } });
  await drop(picture('dar.png', 640));
  expect(await screen.findByText(/en az 800 piksel genişliğinde/)).toBeTruthy();
  await drop(new File(['x'], 'belge.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/Kabul edilenler: JPG, PNG, WEBP/)).toBeTruthy();
  await drop(new File(['x'.repeat(11)], 'buyuk.png', { type: 'image/png' }));
  expect(await screen.findByText(/en fazla 1 KB/)).toBeTruthy();
  expect(alts()).toEqual([]);
  await submit();
  expect(await screen.findByText(validation.imageRequired)).toBeTruthy();
  expect((await fileInput()).getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

it('several pictures are sorted by buttons, removed, and limited in number', async () => {
  const { sent, submit } = await fieldForm([fieldWith({ many: true, maxItems: 3 })], {
    image: ['/a.png', '/b.png'],
  });
  const [third, fourth] = [picture('c.png', 900), picture('d.png', 900)];
  await userEvent.upload(await fileInput(), [third, fourth]);
  expect(await screen.findByText(/En fazla 3 seçim/)).toBeTruthy();
  expect(alts()).toEqual(['Görsel: 1. fotoğraf', 'Görsel: 2. fotoğraf', 'Görsel: c.png']);
  await userEvent.click(await button(/^Öne al: c\.png/));
  await userEvent.click(await button(/^Geriye al: 1\. fotoğraf/));
  await userEvent.click(await button(/^Kaldır: 3\. fotoğraf/));
  expect((await button(/^Öne al: c\.png/)).hasAttribute('disabled')).toBe(true);
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ image: [third, '/a.png'] });
});

/** Returns the file that a browser makes when the same file is chosen again. */
const again = (file: File) =>
  new File([file], file.name, { type: file.type, lastModified: file.lastModified });

it('a picture that is chosen twice is refused once, and the others stay', async () => {
  const { sent, submit } = await fieldForm([fieldWith({ many: true, maxItems: 4 })]);
  const [first, second, third] = ['a.png', 'b.png', 'c.png'].map((name) => picture(name, 900));
  if (!first || !second || !third) throw new Error('expected three pictures');
  await userEvent.upload(await fileInput(), [first, again(first), second]);
  const seeRefused = (name: string) =>
    waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(`${name}: ${validation.fileDuplicate}`),
    );
  await seeRefused('a.png');
  expect(alts()).toEqual(['Görsel: a.png', 'Görsel: b.png']);
  await userEvent.upload(await fileInput(), [again(second), third]);
  await seeRefused('b.png');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ image: [first, second, third] });
});

it('pictures that are dropped while others are checked are added to them', async () => {
  const checks: (() => void)[] = [];
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    await new Promise<void>((resolve) => checks.push(resolve));
    return bitmapOf(file);
  });
  await fieldForm([fieldWith({ many: true })]);
  const drop = async (file: File) =>
    fireEvent.drop(await fileInput(), { dataTransfer: { files: [file] } });
  const first = picture('a.png', 900);
  for (const file of [first, picture('b.png', 900), again(first)]) await drop(file);
  await waitFor(() => expect(checks).toHaveLength(3));
  checks.forEach((end) => end());
  await waitFor(() => expect(alts()).toEqual(['Görsel: a.png', 'Görsel: b.png']));
  expect(screen.getByText(/^a\.png/)).toBeTruthy();
});

it('a new picture is cropped if the contract fixes its aspect ratio', async () => {
  await fieldForm([fieldWith({ aspect: 1 })]);
  await userEvent.upload(await fileInput(), picture('kare.png', 900));
  const dialog = await screen.findByRole('dialog', { name: 'Kırp' }, { timeout: 5000 });
  expect(dialog.querySelector('[aria-label="Yakınlaştırma"], input[type="range"]')).toBeTruthy();
  await userEvent.click(await button(/^Vazgeç/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(alts()).toEqual(['Görsel: kare.png']);
});
