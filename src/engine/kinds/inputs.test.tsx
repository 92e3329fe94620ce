import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryFields } from '#i18n/tr/gallery.ts';
import { validation } from '#i18n/tr/validation.ts';
import { sampleField } from '../../gallery/sampleField.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { kindNames, type KindName } from '../definition/kinds.ts';
import { rowSchema } from '../form/leafSchema.ts';
import type { RenderInput } from '../definition/field.ts';
import { inputs } from './inputs.ts';
import { samples } from './samples.ts';

const now = new Date('2026-11-21T09:00:00Z');

const renderField: RenderInput = (field, source) => {
  const Input = inputs[field.kind];
  return <Input key={source} field={field} source={source} renderInput={renderField} />;
};

const labelOf = (kind: KindName) =>
  kind === 'rows' || kind === 'weekPrices'
    ? galleryFields.fields[kind].label
    : galleryFields.fields[kind];

/** Renders a form with one field of the kind; returns the spy that receives the submitted values. */
async function fillIn(kind: KindName, value?: unknown) {
  const sent = vi.fn<(values: unknown) => void>();
  const field = sampleField(kind);
  render(
    <Form
      resolver={zodResolver(rowSchema({ [kind]: field.facts }, now))}
      defaultValues={value === undefined ? {} : { [kind]: value }}
      onSubmit={sent}
      noValidate
    >
      {renderField(field, kind)}
      <button type="submit">Gönder</button>
    </Form>,
    { wrapper: await samplePanel('tr') },
  );
  return { sent, submit: () => userEvent.click(screen.getByRole('button', { name: 'Gönder' })) };
}

const onError = vi.fn<(...args: unknown[]) => void>();

beforeEach(() => {
  onError.mockClear();
  vi.spyOn(console, 'error').mockImplementation(onError);
  vi.stubGlobal('reportError', onError);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Kinds whose input can be empty; a switch always has a value. */
const clearableKinds = kindNames.filter((kind) => kind !== 'boolean');

/** Kinds whose input consists of several controls. */
const groups = new Set<KindName>(['rows', 'address', 'mapPoint', 'rating', 'weekPrices']);

/** Finds the control of a kind by its label once its code is loaded; a composite control is a group. */
function control(kind: KindName): Promise<HTMLElement> {
  const name = new RegExp(`^${labelOf(kind)}( \\*)?$`);
  const selector = 'input:enabled, textarea, [role="combobox"], [role="textbox"]';
  return groups.has(kind)
    ? screen.findByRole('group', { name })
    : screen.findByLabelText(name, { selector }, { timeout: 15_000 });
}

describe.each(kindNames)('an input of %s', (kind) => {
  it('has its label as its name, and no accessibility findings', async () => {
    await fillIn(kind, samples[kind].good[0]);
    expect(await control(kind)).toBeTruthy();
    expect(onError.mock.calls).toEqual([]);
  });
});

describe.each(clearableKinds)('an empty input of %s', (kind) => {
  it('is rejected with a message if it is required', async () => {
    const { sent, submit } = await fillIn(kind);
    await control(kind);
    await submit();
    const sentence = kind === 'image' ? validation.imageRequired : validation.required;
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(sent).not.toHaveBeenCalled();
  });
});

const typed = ['text', 'longText', 'number', 'money', 'email', 'phone', 'url', 'password'] as const;

it.each(typed)('an invalid %s is marked, with the reason as its description', async (kind) => {
  const { submit } = await fillIn(kind);
  await control(kind);
  await submit();
  await screen.findByText(validation.required);
  const wrong = await control(kind);
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  const reason = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain(validation.required);
});

it.each<[KindName, string, unknown]>([
  ['text', 'Işıl İnci', 'Işıl İnci'],
  ['number', '250', 250],
  ['money', '285000', 285_000],
  ['phone', '0532 123 45 67', '+905321234567'],
  ['url', 'example.com/bahce', 'https://example.com/bahce'],
  ['email', 'elif@example.com', 'elif@example.com'],
  ['taxNumber', '4540536920', '4540536920'],
])('a %s typed as %s is sent as %j', async (kind, text, value) => {
  const { sent, submit } = await fillIn(kind);
  await userEvent.type(await control(kind), text);
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ [kind]: value });
});

it.each<[KindName, string, string | RegExp, string, unknown]>([
  ['money', '-1', /^En az 0/, '1500', 1500],
  [
    'email',
    '<img src=x onerror=alert(1)>"\'',
    validation.email,
    'can@example.com',
    'can@example.com',
  ],
  ['url', 'javascript:alert(1)', validation.url, 'example.com', 'https://example.com'],
  ['text', 'x', /^En az 2/, '<b>"\'', '<b>"\''],
  ['password', 'kısa', /^En az 6/, 'uzun ve gizli 1', 'uzun ve gizli 1'],
])(
  'a %s of %j is rejected; once it is valid, Enter sends it',
  async (kind, wrong, reason, corrected, value) => {
    const { sent, submit } = await fillIn(kind);
    const box = await control(kind);
    await userEvent.type(box, wrong);
    await submit();
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, `${corrected}{Enter}`);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toEqual({ [kind]: value });
    expect(box.getAttribute('aria-invalid')).toBe('false');
  },
);

it('a pasted foreign number keeps its country', async () => {
  const { sent, submit } = await fillIn('phone');
  await userEvent.click(await control('phone'));
  await userEvent.paste('+49 1512 3456789');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ phone: '+4915123456789' });
});

it('an untouched switch sends false', async () => {
  const { sent, submit } = await fillIn('boolean');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ boolean: false });
});
