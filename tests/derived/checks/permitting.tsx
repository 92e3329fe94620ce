import { screen, waitFor } from '@testing-library/react';
import { RecordActions } from '../../../src/engine/actions/RecordActions.tsx';
import type { AnyRecord } from '../../../src/engine/definition/runtimeDefinition.ts';
import { ListView } from '../../../src/engine/list/ListView.tsx';
import { EditButton } from '../../../src/engine/record/EditButton.tsx';
import { tr } from '../labels.ts';
import type { World } from '../world.tsx';
import { listCalls } from './columns.tsx';

/** Returns true for read permissions, the only ones of the role. */
const reading = (action: string) => action === 'list' || action === 'show';

/** Returns the names of the buttons and links of the page. */
const offers = (): string[] =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );

/** Checks that a list offers no new record to a read-only role. */
async function ofList(world: World): Promise<string[]> {
  const { resource, drawn } = world;
  if (!resource.definition.create) return [];
  world.mount(<ListView resource={drawn} />, `/${resource.name}`, reading);
  await waitFor(() => {
    if (listCalls(world).length === 0) throw new Error('The list is not loaded yet');
  });
  await screen.findByRole('heading', { level: 1 });
  const words = tr(`resources.${resource.name}.create`, { _: tr('ra.action.create') });
  return offers().includes(words) ? [`the list offers "${words}" without the permission`] : [];
}

/** Checks that a read-only role is offered no creation, change, action or deletion. */
export async function permitting(world: World): Promise<string[]> {
  const { resource, drawn, directProvider, place } = world;
  if (!resource.definition.list) return [];
  const problems = await ofList(world);
  const found = await directProvider.getList<AnyRecord>(resource.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    meta: place.meta,
  });
  const [first] = found.data;
  if (!first) return problems;
  const actions = Object.keys(resource.definition.actions ?? {});
  const allowed = { actions, update: true, remove: true };
  const record: AnyRecord = { ...first, allowed };
  const view = (
    <>
      <EditButton resource={drawn} record={record} />
      <RecordActions resource={drawn} record={record} />
    </>
  );
  world.mount(view, `/${resource.name}/${record.id}`, reading);
  const shown = offers();
  if (shown.length > 0) problems.push(`a record offers ${shown.join(', ')} without the permission`);
  return problems;
}
