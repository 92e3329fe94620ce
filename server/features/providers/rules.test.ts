import { expect, test } from 'vitest';
import { changeOf, updateFaults } from './rules.ts';

test.each([
  [{ website: null, phone: null }, []],
  [{ phone: '+902163330000' }, []],
  [{ phone: '+905321234567' }, []],
  [{ about: 'Bizi 0532 123 45 67 numarasından arayın' }, ['about']],
  [{ name: 'Işık 0532 123 45 67' }, ['name']],
])('%j has faults in %j', (body, paths) => {
  expect(updateFaults(body).map(({ path }) => path)).toEqual(paths);
});

test('only sent fields change', () => {
  expect(changeOf({ about: null })).toEqual({ about: null });
  expect(changeOf({ name: ' İnci ', districtId: null, location: null })).toEqual({
    name: 'İnci',
    district_id: null,
    latitude: null,
    longitude: null,
  });
});
