import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rule } from '#contract/brokenRules.ts';
import { get } from '#contract/get.ts';
import type { AnyRecord } from '../../../src/engine/definition/runtimeDefinition.ts';
import { CreateView } from '../../../src/engine/form/CreateView.tsx';
import { createBody } from '../../../src/engine/form/formBody.ts';
import { visiblePaths } from '../../../src/engine/form/visiblePaths.ts';
import { unflatten } from '../../../src/engine/form/unflatten.ts';
import { listOf } from '../json.ts';
import { tr } from '../labels.ts';
import { valuesForRule, type RuleValues } from '../../../tools/conformance/valuesForRule.ts';
import { visibilityValues } from '../visibilityValues.ts';
import { flatSamples } from '../sampleOf.ts';
import type { World } from '../world.tsx';

/** Creates a record and deletes it again. @returns the API's errors; none if it accepts the body */
async function judged(world: World, body: object): Promise<string[]> {
  const { resource, provider, place } = world;
  try {
    const { data } = await provider.create<AnyRecord>(resource.name, {
      data: body,
      meta: place.meta,
    });
    if (resource.manifest.operations['remove'])
      await provider.delete(resource.name, { id: data.id, previousData: data, meta: place.meta });
    return [];
  } catch (error) {
    const list = listOf(get(error, 'body.list'));
    const faults = list.map((one) => `${String(get(one, 'path'))}: ${String(get(one, 'message'))}`);
    return faults.length > 0 ? faults : [String(error)];
  }
}

const nameOf = ({ kind, of, when }: Rule) =>
  `${kind} ${of.join(', ')}${when ? ` for ${Object.keys(when).join(', ')}` : ''}`;

/** Fills and saves the create form. @returns the error messages that it lacks, and a request sent despite errors */
async function typed(world: World, values: object, wanted: readonly string[]): Promise<string[]> {
  const { resource, drawn } = world;
  world.clearCalls();
  const state = { record: values };
  world.mount(<CreateView resource={drawn} />, { pathname: `/${resource.name}/create`, state });
  const name = tr(`resources.${resource.name}.save`, { _: tr('ui.action.save') });
  await userEvent.click(await screen.findByRole('button', { name }));
  const shown = () => wanted.filter((words) => screen.queryAllByText(words).length > 0);
  await waitFor(() => {
    if (shown().length < wanted.length) throw new Error('Not every error is shown yet');
  }).catch(() => undefined);
  const silent = wanted.filter((words) => !shown().includes(words));
  const isSent = world.calls.some(({ method }) => method === 'POST');
  return [
    ...silent.map((words) => `the form does not say "${words}"`),
    ...(isSent ? ['the form sends what breaks it'] : []),
  ];
}

async function ofRule(world: World, rule: Rule, samples: RuleValues): Promise<string[]> {
  const { resource } = world;
  const slot = resource.manifest.create;
  if (!slot) return [];
  const form = Object.values(resource.definition.create?.form ?? {}).flat();
  const valuesOf = (isKept: boolean) =>
    unflatten({
      ...samples,
      ...visibilityValues(resource.definition, rule),
      ...valuesForRule(rule, slot.fields, samples, isKept),
    });
  const named = [...form, ...rule.of, ...rule.at, ...Object.keys(rule.when ?? {})];
  // The form does not send hidden fields; another caller of the API may send all fields of the rule.
  const bodyOf = (values: object) => {
    const visible = visiblePaths(resource, [...new Set(named)], values);
    return createBody(slot.fields, [...new Set([...visible, ...rule.of, ...rule.at])], values);
  };
  const kept = await judged(world, bodyOf(valuesOf(true)));
  const broken = await judged(world, bodyOf(valuesOf(false)));
  const problems = kept.map((fault) => `the API refuses what keeps it: ${fault}`);
  const missed = rule.at.filter((path) => !broken.some((fault) => fault.startsWith(`${path}: `)));
  problems.push(...missed.map((path) => `the API takes what breaks it at ${path}`));
  const said = broken
    .filter((fault) => rule.at.some((path) => form.includes(path) && fault.startsWith(`${path}: `)))
    .map((fault) => fault.slice(fault.indexOf(': ') + 2));
  // Fields that are never visible together cannot violate a rule in the form.
  const inForm = rule.of.filter((path) => form.includes(path));
  if (visiblePaths(resource, inForm, valuesOf(false)).length === inForm.length)
    problems.push(...(await typed(world, valuesOf(false), [...new Set(said)])));
  return problems.map((problem) => `${nameOf(rule)}: ${problem}`);
}

/**
 * Checks each rule between fields: the API accepts valid values and rejects invalid ones, and the form shows the
 * same message.
 */
export async function ruling(world: World): Promise<string[]> {
  const { resource } = world;
  const slot = resource.manifest.create;
  if (!slot?.rules || !resource.definition.create) return [];
  const samples = await flatSamples(world, slot.fields, Object.keys(slot.fields), slot.rules);
  const problems: string[] = [];
  for (const rule of slot.rules) problems.push(...(await ofRule(world, rule, samples)));
  return problems;
}
