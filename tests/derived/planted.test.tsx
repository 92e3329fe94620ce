import { expect, it } from 'vitest';
import { messages as german } from '#i18n/de/index.ts';
import { messages as turkish } from '#i18n/tr/index.ts';
import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import { problemsOf } from './checks/checks.ts';
import { wording } from './checks/wording.ts';
import { declared } from './declared.ts';
import { transportFaults } from './planted/transportFaults.ts';
import { renderFaults } from './planted/renderFaults.ts';
import { makeWorld } from './world.tsx';

/** Returns a declared resource by its name. @throws Error without one */
function resourceOf(name: string): Resource {
  const found = declared.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`${name} is not declared`);
  return found.resource;
}

it.each(Object.entries({ ...renderFaults, ...transportFaults }))(
  '%s',
  async (_, [check, name, says, faults]) => {
    const resource = resourceOf(name);
    expect(await problemsOf(await makeWorld(resource), check)).toEqual([]);
    const problems = await problemsOf(await makeWorld(resource, faults), check);
    expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
  },
);

it('a language lacks a phrase', async () => {
  const world = await makeWorld(resourceOf('providers'));
  const { providers: _, ...others } = german.resources;
  const lacking = { tr: turkish, de: { ...german, resources: others } };
  expect(await wording(world)).toEqual([]);
  expect(await wording(world, lacking)).toContain('resources.providers.name is not said in de');
});
