import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateView } from '../../../src/engine/form/CreateView.tsx';
import { getField, labelKey } from '../../../src/engine/definition/field.ts';
import { tr } from '../labels.ts';
import type { World } from '../world.tsx';

const MISSING = [tr('validation.required'), tr('validation.imageRequired')];
const isReport = (text = '') => MISSING.some((words) => text.includes(words));

/** Returns true if the field, or its group, with this label shows a message for a missing value. */
function reportsMissing(label: string): boolean {
  const named = [
    ...document.querySelectorAll('label, legend, [id$="-label"], .RaLabeled-label'),
  ].filter((one) => (one.textContent ?? '').replace(/[*\s\u2009]+$/u, '').trim() === label);
  return named.some((one) => {
    const around =
      one.closest('.MuiFormControl-root, .ra-input, fieldset, [role="group"]') ?? one.parentElement;
    return isReport(around?.textContent);
  });
}

/** Checks that an empty create form reports every required field, and sends nothing. */
export async function requiring(world: World): Promise<string[]> {
  const { resource, drawn } = world;
  const { create } = resource.definition;
  const slot = resource.manifest.create;
  if (!create || !slot) return [];
  world.mount(<CreateView resource={drawn} />, `/${resource.name}/create`);
  const name = tr(`resources.${resource.name}.save`, { _: tr('ui.action.save') });
  const save = await screen.findByRole('button', { name });
  await userEvent.click(save);
  const wanted = slot.required.filter((path) => {
    const facts = slot.fields[path];
    const isStarted = create.start?.[path] !== undefined;
    return facts?.default === undefined && facts?.kind !== 'boolean' && !isStarted;
  });
  const labels = wanted.map((path) => ({
    path,
    label: tr(labelKey(getField(resource, path, slot.fields))),
  }));
  const unreported = () => labels.filter(({ label }) => !reportsMissing(label));
  // Calendars and editors load on demand.
  await waitFor(() => {
    if (unreported().length > 0) throw new Error('Not every error is shown yet');
  }).catch(() => undefined);
  const problems = world.calls.some((call) => call.method === 'POST')
    ? [`an empty form was sent without ${wanted.join(', ')}`]
    : [];
  for (const { path, label } of unreported())
    problems.push(`the empty form does not name ${path} (${label})`);
  return problems;
}
