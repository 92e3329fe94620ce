import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import type { Field } from '../../definition/field.ts';
import type { Facts } from '../../definition/manifest.ts';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, close: () => undefined }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fieldOf = (path: string, facts: Facts): Field => ({
  resource: 'provider-items',
  path,
  kind: facts.kind === 'file' ? 'file' : 'image',
  facts,
  settings: {},
});

const FIELDS = [
  fieldOf('coverImage', { kind: 'image', required: true }),
  fieldOf('images', { kind: 'image', many: true, cover: 'coverImage' }),
];

const chosen = () => new File(['yeni'], 'yeni.png', { type: 'image/png' });

/** Renders a form with a cover and photos, stored ones first. */
async function open(coverImage: string | null, stored: readonly string[]) {
  const form = await fieldForm(FIELDS, { coverImage, images: stored });
  const photos = await screen.findByRole('group', { name: 'Diğer fotoğraflar' });
  await within(photos).findByRole('button', { name: 'Sürükle: 1. fotoğraf' });
  const file = chosen();
  const input = within(photos).getByLabelText('Diğer fotoğraflar', { selector: 'input' });
  await userEvent.upload(input, file);
  await within(photos).findByRole('button', { name: 'Sürükle: yeni.png' });
  const press = (name: string) =>
    userEvent.click(within(photos).getByRole('button', { name: new RegExp(`^${name}`) }));
  const seeSent = async (values: object) => {
    await form.submit();
    await waitFor(() => expect(form.sent).toHaveBeenCalledWith(values, expect.anything()));
  };
  return { photos, file, press, seeSent };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('puts stored and new pictures in one order, keeps the focus, and says the position', async () => {
  const { photos, file, press, seeSent } = await open('/kapak.png', ['/a.png', '/b.png']);
  await press('Öne al: yeni.png');
  expect(focused()).toBe('Öne al: yeni.png');
  expect(within(photos).getByText('yeni.png, 3 içinde 2. sırada.')).toBeTruthy();
  await press('Öne al: yeni.png');
  // The first picture cannot move further.
  expect(focused()).toBe('Geriye al: yeni.png');
  await seeSent({ coverImage: '/kapak.png', images: [file, '/a.png', '/b.png'] });
});

it('makes a new picture the cover, and puts the former cover in its place', async () => {
  const { photos, file, press, seeSent } = await open('/kapak.png', ['/a.png', '/b.png']);
  await press('Öne al: yeni.png');
  await press('Kapak yap: yeni.png');
  expect(focused()).toBe('Kapak yap: 2. fotoğraf');
  expect(within(photos).getByText('yeni.png kapak oldu.')).toBeTruthy();
  await seeSent({ coverImage: file, images: ['/a.png', '/kapak.png', '/b.png'] });
});

it('makes a picture the cover of a record that has none', async () => {
  const { file, press, seeSent } = await open(null, ['/a.png']);
  await press('Kapak yap: 1. fotoğraf');
  expect(focused()).toBe('Kapak yap: yeni.png');
  await seeSent({ coverImage: '/a.png', images: [file] });
});

it('offers no cover without one in the contract, and no order of plain files', async () => {
  await fieldForm(
    [
      fieldOf('images', { kind: 'image', many: true }),
      fieldOf('videos', { kind: 'file', many: true }),
    ],
    { images: ['/a.png', '/b.png'], videos: ['/c.pdf', '/d.pdf'] },
  );
  await screen.findByRole('button', { name: 'Sürükle: 1. fotoğraf' });
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? '');
  expect(names.filter((name) => name.startsWith('Kapak yap'))).toEqual([]);
  expect(names.filter((name) => /[cd]\.pdf$/.test(name))).toEqual([
    'Kaldır: c.pdf',
    'Kaldır: d.pdf',
  ]);
});
