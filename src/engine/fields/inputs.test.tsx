import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryFields } from '#i18n/tr/gallery.ts';
import { validation } from '#i18n/tr/validation.ts';
import { sampleField } from '../../gallery/sampleField.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { kindNames, type KindName } from '../definition/kinds.ts';
import { rowSchema } from '../form/leafSchema.ts';
import type { Ask } from './field.ts';
import { filterInputs } from './filters.ts';
import { inputs } from './inputs.ts';
import { samples } from './samples.ts';

const now = new Date('2026-11-21T09:00:00Z');

const ask: Ask = (field, source) => {
  const Input = inputs[field.kind];
  return <Input key={source} field={field} source={source} ask={ask} />;
};

const labelOf = (kind: KindName) =>
  kind === 'rows' ? galleryFields.fields.rows.label : galleryFields.fields[kind];

/** A form with one field of the kind; answers what it would send. */
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
      {ask(field, kind)}
      <button type="submit">Gönder</button>
    </Form>,
    { wrapper: await samplePanel('tr') },
  );
  return { sent, submit: () => userEvent.click(screen.getByRole('button', { name: 'Gönder' })) };
}

const told = vi.fn<(...args: unknown[]) => void>();

beforeEach(() => {
  told.mockClear();
  vi.spyOn(console, 'error').mockImplementation(told);
  vi.stubGlobal('reportError', told);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(kindNames)('an input of %s', (kind) => {
  it('has its label as its name', async () => {
    await fillIn(kind);
    const name = new RegExp(`^${labelOf(kind)}`);
    const named =
      kind === 'rows' ? screen.findByRole('group', { name }) : screen.findByLabelText(name);
    expect(await named).toBeTruthy();
    expect(told.mock.calls).toEqual([]);
  });
});
