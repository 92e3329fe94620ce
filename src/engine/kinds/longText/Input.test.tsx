import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { sampleField } from '../../../gallery/sampleField.ts';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { LongTextInput } from './Input.tsx';

async function show(maxLength: number) {
  const sample = sampleField('longText');
  const field = { ...sample, facts: { ...sample.facts, maxLength } };
  render(
    <Form defaultValues={{ longText: 'Kır' }}>
      <LongTextInput field={field} source="longText" renderInput={() => null} />
    </Form>,
    { wrapper: await samplePanel('tr') },
  );
  return screen.findByRole('textbox');
}

it('counts the characters of a short text while typing, and is described by the count', async () => {
  const box = await show(300);
  await userEvent.type(box, ' düğünü');
  const count = screen.getByText('10 / 300 karakter');
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.contains(count)).toBe(true);
});

it('does not count a text with a very high limit', async () => {
  await show(4_000);
  expect(screen.queryByText(/karakter/)).toBeNull();
});
