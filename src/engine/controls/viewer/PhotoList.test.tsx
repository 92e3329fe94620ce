import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../../shell/i18nProvider.ts';
import { PhotoList } from './PhotoList.tsx';

it('opens the pressed photo among the others', async () => {
  const photos = ['a', 'b'].map((key, index) => ({
    key,
    address: `/files/${key}.webp`,
    alt: `Gelinlik ${index + 1} / 2`,
  }));
  render(
    <CoreAdminContext i18nProvider={await loadI18nProvider('tr', ['tr'])}>
      <PhotoList photos={photos} type="image/webp" name="Gelinlik" />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gelinlik 2 / 2' }));
  await screen.findByRole('dialog');
  const shown = await screen.findByRole('img', { name: 'Gelinlik 2 / 2' });
  expect(shown.getAttribute('src')).toBe('/files/b.webp');
});
