import { beforeAll, describe, expect, it } from 'vitest';
import { checkNames, problemsOf } from './checks/checks.ts';
import { declared } from './declared.ts';
import { createRecords } from './createRecords.ts';
import { makeWorld } from './world.tsx';

describe.each(declared)('$resource.name', ({ resource }) => {
  beforeAll(async () => createRecords(await makeWorld(resource)));

  it.each(checkNames)('%s', async (name) => {
    expect(await problemsOf(await makeWorld(resource), name)).toEqual([]);
  });
});
