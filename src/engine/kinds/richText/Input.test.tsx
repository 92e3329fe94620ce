import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { richText as ar } from '#i18n/ar/richText.ts';
import { richText } from '#i18n/tr/richText.ts';
import { validation } from '#i18n/tr/validation.ts';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';
import type { Field } from '../../definition/field.ts';
import { WholeValueContext } from '../wholeValue.ts';
import { RichTextCell } from './Cell.tsx';

const field = sampleField('richText');
const advised: Field = { ...field, facts: { ...field.facts, advisedLength: 300 } };
const longTimeout = { timeout: 10_000 };
const words = () => screen.findByRole('textbox', {}, longTimeout);

it.each([
  ['tr', richText],
  ['ar', ar],
] as const)('has a small toolbar whose buttons have names in %s', async (language, names) => {
  await fieldForm([field], { richText: '<p>Bahçe</p>' }, language);
  const toolbar = within(await screen.findByRole('toolbar', { name: names.toolbar }, longTimeout));
  const { bold, italic, underline, bulletList, orderedList, link, undo, redo } = names;
  expect(toolbar.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    bold,
    italic,
    underline,
    bulletList,
    orderedList,
    link,
    undo,
    redo,
  ]);
});

it('returns the formatted text, within the formats of the contract', async () => {
  const hostile = '<p>Bahçe <img src="x" onerror="alert(1)"> açık</p>';
  const { sent, submit } = await fieldForm([field], { richText: hostile });
  expect((await words()).querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: richText.bulletList }));
  expect((await words()).querySelector('ul')?.dir).toBe('auto');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.stringify(sent.mock.calls[0]?.[0])).toMatch(
    /^\{"richText":"<ul><li><p>Bahçe\s+açık<\/p><\/li><\/ul>"\}$/,
  );
});

it('validates a typed link', async () => {
  const { sent, submit } = await fieldForm([field], { richText: '<p>Bahçe</p>' });
  await words();
  await userEvent.click(screen.getByRole('button', { name: richText.link }));
  const address = screen.getByLabelText(richText.address);
  await userEvent.type(address, 'javascript:x{Enter}');
  expect(screen.getByText(validation.link)).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, 'example.com{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.stringify(sent.mock.calls[0]?.[0])).toContain('<a href=\\"https://example.com\\">');
});

it('counts characters without markup next to the recommended length', async () => {
  await fieldForm([advised], { richText: '<p><strong>Bahçe</strong> &amp; havuz</p>' });
  await words();
  expect(screen.getByText('13 karakter, en az 300 önerilir')).toBeTruthy();
});

it('is rendered with its formatting, sanitized', async () => {
  const value = '<p onclick="x()"><strong>Açık</strong><script>alert(1)</script></p>';
  const { container } = render(
    <WholeValueContext value>
      <RichTextCell field={field} value={value} record={{ id: 1 }} />
    </WholeValueContext>,
    { wrapper: await samplePanel('tr') },
  );
  await waitFor(() => expect(container.querySelector('strong')?.textContent).toBe('Açık'));
  expect(container.querySelector('script, [onclick]')).toBeNull();
});
