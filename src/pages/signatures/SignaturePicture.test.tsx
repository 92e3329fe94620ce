import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from '../../data/dataProvider.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { SignaturePicture } from './SignaturePicture.tsx';

it('shows an invalid picture’s fault at the field, before sending', async () => {
  const call = vi.fn<() => Promise<unknown>>(async () => ({ data: {} }));
  const client = { send: call, call };
  // cast: the client implements only the calls of this field
  const dataProvider = createDataProvider({ client: client as never, pathValues: () => ({}) });
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  await i18nProvider.changeLocale('tr');
  render(
    <CoreAdminContext
      i18nProvider={i18nProvider}
      dataProvider={dataProvider}
      queryClient={new QueryClient()}
    >
      <SignaturePicture
        params={{ customerId: 1, id: 1, linkId: 1 }}
        hasPicture={false}
        onChanged={async () => undefined}
      />
    </CoreAdminContext>,
  );
  // The file dialogs of some systems do not filter by type.
  const user = userEvent.setup({ applyAccept: false });
  const fileInput = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!fileInput) throw new Error('no chooser');
  await user.upload(fileInput, new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }));
  expect((await screen.findByRole('alert')).textContent).toContain('JPG, PNG, WEBP');
  expect(call).not.toHaveBeenCalled();
});
