import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';

const plain = sampleField('text');
const limited = { ...plain, facts: { ...plain.facts, maxLength: 12 } };

it('counts the characters of a line if its definition sets `counted`, and keeps those beyond the limit', async () => {
  const { sent, submit } = await fieldForm([{ ...limited, settings: { counted: true } }], {
    text: 'Bahçe',
  });
  expect(screen.getByText('5 / 12 karakter')).toBeTruthy();
  const input = screen.getByRole('textbox');
  await userEvent.type(input, ' süslemesi');
  expect(screen.getByText('15 / 12 karakter')).toBeTruthy();
  expect(input).toHaveProperty('value', 'Bahçe süslemesi');
  await submit();
  expect(await screen.findByText('En fazla 12 karakter girebilirsiniz.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('counts an emoji as one character, as the API does', async () => {
  const { sent, submit } = await fieldForm([{ ...limited, settings: { counted: true } }]);
  const text = '💍💐🎉🥂💒👰🤵🎂🕊🎶💌🌹';
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(text);
  expect(screen.getByText('12 / 12 karakter')).toBeTruthy();
  await submit();
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ text }));
});

it('does not count any other line', async () => {
  await fieldForm([limited], { text: 'Bahçe' });
  expect(screen.queryByText(/karakter/)).toBeNull();
});
