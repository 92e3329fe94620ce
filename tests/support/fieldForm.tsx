import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { vi } from 'vitest';
import type { Language } from '#i18n/messages.ts';
import type { RenderInput, Field } from '../../src/engine/definition/field.ts';
import { inputs } from '../../src/engine/kinds/inputs.ts';
import {
  ResourceLocationContext,
  type ResourceLocation,
} from '../../src/engine/definition/useResourceLocation.ts';
import { rowSchema } from '../../src/engine/form/leafSchema.ts';
import { samplePanel } from './samplePanel.tsx';

const renderInput: RenderInput = (field, source) => {
  const Input = inputs[field.kind];
  return <Input key={source} field={field} source={source} renderInput={renderInput} />;
};

/**
 * Renders a form with these fields in the panel's contexts.
 * @returns the submitted values, and functions that submit and rerender the form
 */
export async function fieldForm(
  fields: readonly Field[],
  values: Record<string, unknown> = {},
  language: Language = 'tr',
  location?: ResourceLocation,
) {
  const sent = vi.fn<(values: unknown) => void>();
  const facts = Object.fromEntries(fields.map((field) => [field.path, field.facts]));
  const resolver = zodResolver(rowSchema(facts, new Date('2026-11-21T09:00:00Z')));
  const form = () => (
    <ResourceLocationContext value={location}>
      <Form resolver={resolver} defaultValues={values} onSubmit={sent} noValidate>
        {fields.map((field) => renderInput(field, field.path))}
        <button type="submit">✓</button>
      </Form>
    </ResourceLocationContext>
  );
  const { rerender } = render(form(), { wrapper: await samplePanel(language) });
  const submit = () => userEvent.click(screen.getByRole('button', { name: '✓' }));
  return { sent, submit, redraw: () => rerender(form()) };
}
