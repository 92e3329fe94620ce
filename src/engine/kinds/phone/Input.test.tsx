import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';

const phone = sampleField('phone');
const contact = sampleField('phoneOrEmail');
const longTimeout = { timeout: 5000 };
const number = () =>
  screen.findByLabelText(/^Telefon( \*)?$/, { selector: 'input:enabled' }, longTimeout);
const contactInput = () =>
  screen.findByLabelText(
    /^Telefon ya da e-posta( \*)?$/,
    { selector: 'input:enabled' },
    longTimeout,
  );

it('is masked while typing, and left-to-right in Arabic', async () => {
  const { sent, submit } = await fieldForm([phone], {}, 'ar');
  const box = await screen.findByLabelText(
    /^الهاتف( \*)?$/,
    { selector: 'input:enabled' },
    longTimeout,
  );
  await userEvent.type(box, '5321234567');
  expect(box).toHaveProperty('value', '0(532) 123 45 67');
  expect(box.getAttribute('dir')).toBe('ltr');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ phone: '+905321234567' });
});

it('can be corrected in the middle without moving the caret', async () => {
  await fieldForm([phone], { phone: '+905321234567' });
  const box = await number();
  if (!(box instanceof HTMLInputElement)) throw new Error('No box');
  await userEvent.click(box);
  await userEvent.keyboard('{Home}{ArrowRight>3}{Delete}');
  expect(box.value).toBe('0(52) 123 45 67');
  await userEvent.keyboard('4');
  expect(box.selectionStart).toBe(4);
  await userEvent.tab();
  expect(box.value).toBe('0(542) 123 45 67');
});

it('uses the numbering plan of the chosen country', async () => {
  const { sent, submit } = await fieldForm([phone]);
  await userEvent.type(await number(), '015123456789');
  await submit();
  expect(await screen.findByText(validation.phone)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Telefon: ülke kodu' }), 'DE');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ phone: '+4915123456789' });
});

it('only a dial code counts as empty', async () => {
  const { sent, submit } = await fieldForm([phone]);
  await userEvent.type(await number(), '+90');
  await submit();
  expect(await screen.findByText(validation.required)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['0532 123 45 67', '+905321234567'],
  ['+49 1512 3456789', '+4915123456789'],
  ['elif@example.com', 'elif@example.com'],
])('a phone number or an address typed as %s is sent as %s', async (text, value) => {
  const { sent, submit } = await fieldForm([contact]);
  await userEvent.type(await contactInput(), text);
  expect(await contactInput()).toHaveProperty('value', text);
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ phoneOrEmail: value });
});

it.each([
  ['0532 12', validation.phone],
  ['elif@', validation.email],
])('%s is rejected with a message for its kind', async (text, sentence) => {
  const { sent, submit } = await fieldForm([contact]);
  await userEvent.type(await contactInput(), text);
  await submit();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
