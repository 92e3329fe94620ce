import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { areRecipients, CcField } from './CcField.tsx';

function Case({ kept = [] }: { kept?: readonly string[] }) {
  const [value, setValue] = useState(kept);
  return (
    <>
      <CcField value={value} onChange={setValue} problem={undefined} />
      <output>{areRecipients(value) ? 'sendable' : 'not sendable'}</output>
    </>
  );
}

it('keeps addresses beyond the limit and shows how many are too many', async () => {
  render(<Case />, { wrapper: await samplePanel('tr') });
  const addresses = [1, 2, 3, 4, 5, 6, 7].map((number) => `kisi${number}@example.com`);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste(`${addresses.join(', ')},`);
  for (const address of addresses) expect(screen.getByText(address)).toBeTruthy();
  expect(screen.getByText(/En çok 5 adres olabilir; fazla adres sayısı: 2/)).toBeTruthy();
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('not sendable');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(screen.queryByText(/fazla adres/)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('sendable');
});

it('takes the focus when it appears empty, but not with addresses of a draft', async () => {
  const wrapper = await samplePanel('tr');
  const { unmount } = render(<Case />, { wrapper });
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  unmount();
  render(<Case kept={['kisi@example.com']} />, { wrapper });
  expect(document.activeElement).toBe(document.body);
});
