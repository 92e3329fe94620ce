import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PhotoField } from './PhotoField.tsx';

const photo = (name: string) => new File(['photo'], name, { type: 'image/png' });

it('removes a chosen photo and sends the others', async () => {
  Object.assign(URL, {
    createObjectURL: (file: File) => `blob:${file.name}`,
    revokeObjectURL: () => undefined,
  });
  const changes: File[][] = [];
  function Form() {
    const [photos, setPhotos] = useState<File[]>([]);
    const t = (key: string, values: Record<string, unknown> = {}) =>
      [key, ...Object.values(values)].join(' ');
    const change = (next: File[]) => {
      changes.push(next);
      setPhotos(next);
    };
    return <PhotoField photos={photos} t={t} onChange={change} />;
  }
  render(<Form />);
  const names = ['dance.png', 'cake.png', 'guests.png'];
  await userEvent.upload(
    screen.getByLabelText('addPhotos', { selector: 'input' }),
    names.map(photo),
  );
  await userEvent.click(screen.getByRole('button', { name: 'removePhoto 2' }));
  expect(changes.at(-1)?.map(({ name }) => name)).toEqual(['dance.png', 'guests.png']);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    'blob:dance.png',
    'blob:guests.png',
  ]);
});
