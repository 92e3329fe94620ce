import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import { chooseSms } from './choose.ts';

const netgsm = { username: 'u', password: 'p', header: 'DUGUN' };
// cast: never used, because nothing is sent
const kysely = {} as Kysely<Tables>;

test('only the sandbox invents a price that is not configured', () => {
  expect(chooseSms({}, kysely).segmentMinor).toBe(45);
  expect(chooseSms({ netgsm }, kysely).segmentMinor).toBeNull();
  expect(chooseSms({ netgsm, segmentMinor: 61 }, kysely).segmentMinor).toBe(61);
});
