import type { AnyRecord } from '../../src/engine/definition/runtimeDefinition.ts';
import { createBody } from '../../src/engine/form/formBody.ts';
import { samplesOf } from './sampleOf.ts';
import type { World } from './world.tsx';

/** Records that show an order. */
const FEW = 3;

/** Fills a list that the demo account has nothing in, so that a new entity needs no seed of its own. */
export async function giveRecords(world: World): Promise<void> {
  const { resource, honest, place } = world;
  const { name, definition, manifest } = resource;
  const form = definition.create?.form;
  const slot = manifest.create;
  if (!slot || !form || !definition.list) return;
  const found = await honest.getList(name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    meta: place.meta,
  });
  if (found.data.length > 0) return;
  const paths = Object.values(form).flat();
  for (let made = 0; made < FEW; made += 1) {
    const values = await samplesOf(world, slot.fields, paths, slot.rules);
    const data = createBody(slot.fields, paths, values);
    await honest.create<AnyRecord>(name, { data, meta: place.meta });
  }
}
