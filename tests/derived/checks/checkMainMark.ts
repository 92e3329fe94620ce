import { get } from '#contract/get.ts';
import type { AnyRecord } from '../../../src/engine/definition/runtimeDefinition.ts';
import { createBody } from '../../../src/engine/form/formBody.ts';
import { samplesOf } from '../sampleOf.ts';
import type { World } from '../world.tsx';

/** Checks that a unique mark (`x-main`) moves from the first record to the second one. */
export async function checkMainMark(world: World): Promise<string[]> {
  const { resource, provider, place } = world;
  const { name, manifest } = resource;
  const { meta } = place;
  const slot = manifest.create;
  const marks = Object.entries(slot?.fields ?? {}).filter(
    ([, facts]) => facts.onlyOne !== undefined,
  );
  const problems: string[] = [];
  for (const [mark] of marks) {
    const createdRecords: AnyRecord[] = [];
    for (let count = 0; count < 2; count += 1) {
      const paths = Object.keys(slot?.fields ?? {});
      const values = await samplesOf(world, slot?.fields ?? {}, paths, slot?.rules);
      const data = { ...createBody(slot?.fields ?? {}, paths, values), [mark]: true };
      createdRecords.push((await provider.create<AnyRecord>(name, { data, meta })).data);
    }
    const marked = await Promise.all(
      createdRecords.map(async ({ id }) =>
        get((await provider.getOne(name, { id, meta })).data, mark),
      ),
    );
    if (marked[0] !== false || marked[1] !== true)
      problems.push(`${mark} of two records is ${marked.join(' and ')}`);
    for (const record of createdRecords)
      await provider
        .delete(name, { id: record.id, previousData: record, meta })
        .catch(() => undefined);
  }
  return problems;
}
