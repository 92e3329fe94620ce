import { beforeAll, describe, expect, it } from 'vitest';
import { checks } from './checks/checks.ts';
import { declared } from './declared.ts';
import { giveRecords } from './giveRecords.ts';
import { makeWorld } from './world.tsx';

describe.each(declared)('$resource.name', ({ resource }) => {
  beforeAll(async () => giveRecords(await makeWorld(resource)));

  it.each(Object.entries(checks))('%s', async (_, check) => {
    expect(await check(await makeWorld(resource))).toEqual([]);
  });
});
