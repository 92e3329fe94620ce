import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get } from '#contract/get.ts';
import type { AnyRecord } from '../../../src/engine/definition/runtimeDefinition.ts';
import { actionMessageKey } from '../../../src/engine/actions/availableActions.ts';
import { RecordActions } from '../../../src/engine/actions/RecordActions.tsx';
import { listOf } from '../json.ts';
import { tr } from '../labels.ts';
import type { World } from '../world.tsx';

/**
 * Returns the states from which an action starts, by definition or contract; undefined if the record lists its
 * actions.
 */
function startsFrom({ resource }: World, name: string): readonly string[] | undefined {
  const slot = resource.definition.actions?.[name];
  return slot?.set ? slot.from : resource.manifest.actions?.[name]?.transition?.from;
}

/** Returns true if a declared change would change nothing. */
function isDone({ resource }: World, name: string, record: unknown): boolean {
  const set = Object.entries(resource.definition.actions?.[name]?.set ?? {});
  return set.length > 0 && set.every(([path, value]) => get(record, path) === value);
}

/** Returns true if an action leads to the current state and the definition has no messages for that. */
function repeats({ resource }: World, name: string, status: string): boolean {
  const { again } = resource.definition.actions?.[name] ?? {};
  return !again && resource.manifest.actions?.[name]?.transition?.to === status;
}

/** Checks that actions are offered exactly in their states, and if the record allows them. */
export async function acting(world: World): Promise<string[]> {
  const { resource, drawn } = world;
  const names = Object.keys(resource.definition.actions ?? {});
  const states = resource.manifest.fields['status']?.values ?? [];
  if (names.length === 0) return [];
  const found = await world.directProvider.getList(resource.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    meta: world.place.meta,
  });
  const first = listOf(found.data)[0];
  if (!first) return ['the demo account has no record to act on'];
  const problems: string[] = [];
  for (const status of states) {
    const wanted = names.filter(
      (name) =>
        // A change with fields to fill in is offered for selected records only.
        !resource.definition.actions?.[name]?.ask &&
        !isDone(world, name, first) &&
        !repeats(world, name, status) &&
        (startsFrom(world, name)?.includes(status) ?? true),
    );
    const allowed = { actions: wanted, update: true, remove: true };
    const record: AnyRecord = {
      ...(typeof first === 'object' ? first : {}),
      id: Number(get(first, 'id')),
      status,
      allowed,
    };
    world.mount(<RecordActions resource={drawn} record={record} />, `/${resource.name}`);
    const offered = await offeredActions();
    for (const name of names) {
      const isOffered = offered.includes(tr(`${actionMessageKey(resource, record, name)}.do`));
      if (isOffered !== wanted.includes(name))
        problems.push(`${name} is ${isOffered ? '' : 'not '}offered at ${status}`);
    }
  }
  return problems;
}

/** Returns the names of the buttons and of the menu entries beside them. */
async function offeredActions(): Promise<string[]> {
  const buttons = screen.queryAllByRole('button').map((item) => item.textContent);
  // An open menu hides the rest from queries by role.
  const more = screen.queryByRole('button', { name: tr('ui.action.more') });
  if (more) {
    await userEvent.click(more);
    await screen.findByRole('menu');
  }
  return [...buttons, ...screen.queryAllByRole('menuitem').map((item) => item.textContent)];
}
