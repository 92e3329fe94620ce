import type { AnyRecord } from '../../src/engine/definition/runtimeDefinition.ts';
import { createBody } from '../../src/engine/form/formBody.ts';
import { samplesOf } from './sampleOf.ts';
import type { World } from './world.tsx';

/** Number of records that is enough to show an order. */
const RECORDS = 3;

/** Creates records in a list that is empty in the demo account, so that a new entity needs no seed. */
export async function createRecords(world: World): Promise<void> {
  const { resource, directProvider, place } = world;
  const { name, definition, manifest } = resource;
  const form = definition.create?.form;
  const slot = manifest.create;
  if (!slot || !form || !definition.list) return;
  const found = await directProvider.getList(name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    meta: place.meta,
  });
  if (found.data.length > 0) return;
  const paths = Object.values(form).flat();
  for (let createdCount = 0; createdCount < RECORDS; createdCount += 1) {
    const values = await samplesOf(world, slot.fields, paths, slot.rules);
    const data = createBody(slot.fields, paths, values);
    await directProvider.create<AnyRecord>(name, { data, meta: place.meta });
  }
}
