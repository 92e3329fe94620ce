import { describe, expect, it } from 'vitest';
import { checks } from './checks/checks.ts';
import { declared } from './declared.ts';
import { makeWorld } from './world.tsx';

describe.each(declared)('$resource.name', ({ resource }) => {
  it.each(Object.entries(checks))('%s', async (_, check) => {
    expect(await check(await makeWorld(resource))).toEqual([]);
  });
});
